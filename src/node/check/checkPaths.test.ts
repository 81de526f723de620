import { frontmatter } from "../../../test/contentFactories";
import { contentWith } from "../../../test/validSite";
import { checkPaths } from "./checkPages";

const page = `${frontmatter()}Text.\n`;

function problems(...files: string[]) {
  const content = contentWith(Object.fromEntries(files.map((file) => [file, page])));
  return checkPaths(content).map(({ file, rule, message }) => ({ file, rule, message }));
}

it.each([
  ["a page in a folder", "content/docs/article/guides/rspec_integration.mdx"],
  ["a page with a hyphen", "content/pages/markdown-page.mdx"],
  ["a sample", "content/samples/landing.mdx"],
])("allows %s", (_case, file) => {
  expect(problems(file)).toEqual([]);
});

it("takes paths that differ in case alone for one, as some disks and servers do", () => {
  const [duplicate] = problems("content/docs/A.mdx", "content/docs/a.mdx");
  expect(duplicate).toEqual({
    file: "content/docs/a.mdx",
    rule: "path-duplicate",
    message: "/docs/a is the page of content/docs/A.mdx already.",
  });
});

it.each([
  ["the landing page", "content/pages/index.mdx", "/"],
  ["the page that is not found", "content/pages/404.mdx", "/404"],
  ["the root of the docs", "content/docs/index.mdx", "/docs"],
])("refuses a file in the place of %s", (_case, file, path) => {
  const message = `${path} is the page of the code in src already.`;
  expect(problems(file)).toEqual([{ file, rule: "path-duplicate", message }]);
});

it("allows samples in two folders to have one name", () => {
  expect(problems("content/samples/a/one.mdx", "content/samples/b/one.mdx")).toEqual([]);
});
