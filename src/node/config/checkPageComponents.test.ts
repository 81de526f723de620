import { frontmatter } from "../../../test/contentFactories";
import { contentWith } from "../../../test/validSite";
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

const landing = "content/samples/landing.mdx";
const landingPage = `${frontmatter("Landing")}Text.\n`;

it("[row 24] tells that the data of the docs is missing", () => {
  const nothing = contentWith({
    "content/docs/article/start.mdx": null,
    "content/docs/api/clock.mdx": null,
    [landing]: landingPage,
  });
  expect(checkDocsData(nothing)).toMatchObject([{ file: "content/docs", rule: "docs-missing" }]);
});

it("[row 24] tells that what the landing page shows is missing", () => {
  expect(checkDocsData(contentWith())).toMatchObject([{ file: landing, rule: "landing-missing" }]);
  expect(checkDocsData(contentWith({ [landing]: landingPage }))).toEqual([]);
});
