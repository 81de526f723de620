import { hostileTexts } from "../../../test/hostileTexts";
import { site } from "../../config/site";
import { addStructuredData, type DescribedPage } from "./structuredData";

const page: DescribedPage = {
  path: "/docs/api/page",
  section: "api",
  title: "Page",
  description: "One browser tab.",
  lastUpdated: { time: "2026-07-04T10:00:00Z" },
  apiClass: { rubyClass: "Playwright::Page" },
};

interface Thing {
  "@type": string;
  itemListElement?: { name: string; item: string }[];
}

function thingsOn(described: DescribedPage | null): Thing[] {
  const facts = {
    path: "/",
    needs: { scripts: [], data: [] },
    styleSheet: "",
    build: { hash: "", name: "" },
  };
  const html = addStructuredData("<body><p></p></body></html>", { ...facts, described });
  const [, json = '{ "@graph": [] }'] = /<script[^>]*>([^<]*)<\/script><\/body>/.exec(html) ?? [];
  return (JSON.parse(json) as { "@graph": Thing[] })["@graph"];
}

const crumbsOf = (described: DescribedPage) =>
  thingsOn(described)
    .flatMap(({ itemListElement = [] }) => itemListElement)
    .map(({ name, item }) => `${name} ${item.replace(site.url, "")}`);

it("names a class with the release that it is described for", () => {
  expect(thingsOn(page)[0]).toMatchObject({
    "@type": "APIReference",
    name: "Playwright::Page",
    url: `${site.url}/docs/api/page`,
    dateModified: "2026-07-04T10:00:00Z",
    assemblyVersion: site.gemVersion,
  });
});

it.each<[string, DescribedPage, string[]]>([
  ["a class", page, ["playwright-ruby-client /", "API reference /docs/api", "Page /docs/api/page"]],
  [
    "the first page of a section",
    { ...page, path: "/docs/api", title: "Everything", apiClass: null },
    ["playwright-ruby-client /", "Everything /docs/api"],
  ],
  [
    "a guide",
    { ...page, path: "/docs/article/guides/files", section: "docs", title: "Files" },
    [
      "playwright-ruby-client /",
      "Documentation /docs/article/getting_started",
      "Files /docs/article/guides/files",
    ],
  ],
])("tells the way to %s", (_case, described, crumbs) => {
  expect(crumbsOf(described)).toEqual(crumbs);
});

it.each<[string, DescribedPage | null]>([
  ["a page of an old version or without a document", null],
  ["a page that is not in the docs", { ...page, section: "none" }],
])("tells nothing of %s", (_case, described) => {
  expect(thingsOn(described)).toEqual([]);
});

it.each(hostileTexts)("is data where the title is %s", (_name, title) => {
  expect(crumbsOf({ ...page, title }).at(-1)).toBe(`${title} /docs/api/page`);
});
