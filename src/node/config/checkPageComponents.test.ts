import { contentWith } from "../../../test/soundSite";
import { checkDocsData } from "./checkDocsData";
import { checkPageComponents } from "./checkPageComponents";

it.each([
  "export default function Page() {}",
  "function Page() {}\nexport default Page;",
  "function Page() {}\nexport { Page as default, query };",
])("[row 24] takes a component that is written %j", (text) => {
  expect(checkPageComponents([{ path: "src/pages/about.tsx", text }])).toEqual([]);
});

it("[row 24] [author 21] refuses a page component without a default export, and says what it exports", () => {
  const text = "export function AboutPage() {}\nexport const query = graphql``;\n";
  expect(checkPageComponents([{ path: "src/pages/about.tsx", text }])).toMatchObject([
    {
      file: "src/pages/about.tsx",
      rule: "page-component",
      hint: expect.stringContaining("What it exports: AboutPage, query.") as string,
    },
  ]);
});

it("[row 24] tells that the data of the docs is missing", () => {
  const nothing = contentWith({
    "content/docs/article/start.mdx": null,
    "content/docs/api/clock.mdx": null,
  });
  expect(checkDocsData(nothing)).toMatchObject([{ file: "content/docs", rule: "docs-missing" }]);
  expect(checkDocsData(contentWith())).toEqual([]);
});
