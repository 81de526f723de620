import { execFileSync, spawnSync } from "node:child_process";
import { parseAtomFeed } from "feedsmith";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { site } from "../../config/site";
import { releaseFeed } from "./releaseFeed";

const page = {
  path: site.releaseNotesPath,
  title: "Release notes",
  description: "What is new.",
  sourcePath: "content/docs/article/release_notes.mdx",
};
const facts = { playwright: null, ruby: null, node: null };
const versions = [
  { gem: "1.60.0", released: "2026-05-01", ...facts },
  { gem: "1.61.0", released: "2026-07-04", ...facts },
];

const section = (name: string, text: string) =>
  `<section><h2 id="${name.replaceAll(".", "")}">${name}</h2>${text}</section>`;
const contentOf = (html: string): Root => fromHtml(html, { fragment: true });
const content = contentOf(
  `<p>Intro.</p>${section("1.61.0", '<p>New: <a href="/docs/api/page">Page &amp; more</a></p>')}${section("1.60.0", "<p>Old.</p>")}`,
);
const { path, body } = releaseFeed(page, content, versions);
const feed = parseAtomFeed(body);

it("has an entry for each release, with an id that no move of the site changes", () => {
  expect(path).toBe("/releases.atom");
  expect(feed.entries?.map(({ id, updated }) => [id, updated])).toEqual([
    [
      "https://rubygems.org/gems/playwright-ruby-client/versions/1.61.0",
      "2026-07-04T00:00:00.000Z",
    ],
    [
      "https://rubygems.org/gems/playwright-ruby-client/versions/1.60.0",
      "2026-05-01T00:00:00.000Z",
    ],
  ]);
  expect(feed.updated).toBe("2026-07-04T00:00:00.000Z");
});

it("leads to the release on the page, and from its text into the site", () => {
  const [entry] = feed.entries ?? [];
  expect(entry?.links?.[0]?.href).toBe(`${site.url}${page.path}#1610`);
  expect(entry?.content?.value).toBe(
    `<p>New: <a href="${site.url}/docs/api/page">Page &#x26; more</a></p>`,
  );
});

it("refuses a heading that is no release", () => {
  const odd = contentOf(section("1.99.0", ""));
  expect(() => releaseFeed(page, odd, versions)).toThrow(
    "release_notes.mdx: “1.99.0” is no release",
  );
});

const hasRuby = spawnSync("ruby", ["-rrss", "-e", ""]).status === 0;

(hasRuby ? it : it.skip)("is valid for Ruby's own parser of feeds", () => {
  const validate = (input: string) =>
    execFileSync("ruby", ["-rrss", "-e", "puts RSS::Parser.parse(STDIN.read, true).items.size"], {
      input,
      encoding: "utf8",
      stdio: ["pipe", "pipe", "ignore"],
    }).trim();
  expect(validate(body)).toBe("2");
  expect(() => validate(body.replaceAll(/<id>.*?<\/id>/g, ""))).toThrow();
});
