// [rows 15, 24]
import { frontmatter } from "../../../test/contentFactories";
import { contentWith } from "../../../test/validSite";
import type { SidebarDeclaration } from "../../shared/navigation/sidebar";
import { checkSidebars } from "./checkSidebars";

const sidebarsFile = "src/config/sidebars.ts";
const pages = {
  "content/docs/include/coverage.mdx": `${frontmatter()}Text.\n`,
  "content/pages/about.mdx": `${frontmatter()}Text.\n`,
};
const content = contentWith({
  ...pages,
  [sidebarsFile]: '// Line 1\n{ id: "article/start" },\n{ "article" }, "artikle", "Old"\n',
});
const api: SidebarDeclaration = [{ type: "doc", id: "api/clock" }];

function findings(...docs: SidebarDeclaration) {
  return checkSidebars(content, { docs, api });
}

it.each<[string, SidebarDeclaration]>([
  ["a page by its line", [{ type: "doc", id: "article/start" }]],
  ["a page by its folder", [{ type: "folder", path: "article" }]],
  [
    "a page by its category",
    [{ type: "category", label: "Guides", id: "article/start", items: [] }],
  ],
  [
    "a page inside a category",
    [{ type: "category", label: "Guides", items: [{ type: "folder", path: "article" }] }],
  ],
  [
    "links to pages, to code and to elsewhere",
    [
      { type: "folder", path: "article" },
      { type: "link", label: "About", href: "/about" },
      { type: "link", label: "Search", href: "/search?q=page" },
      { type: "link", label: "Clock", href: "/docs/api/clock#resume" },
      { type: "link", label: "Source", href: "https://example.com" },
    ],
  ],
])("is content with %s", (_case, docs) => {
  expect(findings(...docs)).toEqual([]);
});

it("asks for no entry for pages that have no sidebar", () => {
  const files = findings({ type: "folder", path: "article" }).map(({ file }) => file);
  expect(files).toEqual([]);
});

it.each<[string, SidebarDeclaration[number], string, string]>([
  [
    "a folder without pages",
    { type: "folder", path: "artikle" },
    "sidebar-unknown-folder",
    'Did you mean "article"?',
  ],
  [
    "a category that leads nowhere",
    { type: "category", label: "Old", items: [] },
    "sidebar-category",
    "Give it an id or items.",
  ],
])("refuses %s, on its line", (_case, item, rule, hint) => {
  const [problem, ...others] = findings({ type: "folder", path: "article" }, item);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: sidebarsFile, line: 3, rule });
  expect(problem?.hint).toContain(hint);
});

it.each([
  ["no page", "/docs/artikle", "link-broken", "Did you mean"],
  ["no anchor of a page", "/docs/api/clock#stop", "link-anchor", "resume"],
  ["an anchor of the page that it stands beside", "#install", "link-anchor", "none"],
  ["a relative path", "nope", "link-address", "/docs/…"],
  ["a page with a slash at its end", "/about/", "link-broken", "/about"],
  ["a site without a scheme", "//example.com", "link-address", "https://…"],
  ["code", "javascript:alert(1)", "link-address", "https://…"],
])("refuses a link to %s, on its line", (_case, href, rule, hint) => {
  const files = { [sidebarsFile]: `// Line 1\n{ type: "link", href: "${href}" },\n` };
  const items: SidebarDeclaration = [
    { type: "doc", id: "article/start" },
    { type: "link", label: "A", href },
  ];
  const problems = checkSidebars(contentWith({ ...pages, ...files }), { docs: items, api });
  expect(problems).toMatchObject([{ file: sidebarsFile, line: 2, rule }]);
  expect(problems[0]?.hint).toContain(hint);
});

it("refuses a category with a page that is not there, though it has items", () => {
  const items: SidebarDeclaration = [{ type: "folder", path: "article" }];
  const problems = findings({ type: "category", label: "Guides", id: "article/strt", items });
  expect(problems).toMatchObject([
    { rule: "sidebar-unknown-doc", line: 1, hint: 'Did you mean "article/start"?' },
  ]);
});

it.each<[string, object, string, string]>([
  [
    "a type that there is not",
    { type: "docs", id: "article/start" },
    'sidebar-type There is no sidebar item type "docs".',
    'Did you mean "doc"? What there is: doc, link, folder, category.',
  ],
  [
    "a category without a label",
    { type: "category", items: [{ type: "doc", id: "article/start" }] },
    "sidebar-shape sidebars.docs.1.label: Invalid input: expected string, received undefined.",
    '{ type: "category", label, items }',
  ],
  [
    "a key that there is not",
    { type: "doc", id: "article/start", lable: "Start" },
    'sidebar-shape sidebars.docs.1: Unrecognized key: "lable".',
    '{ type: "doc", id }',
  ],
])("refuses %s, on its line, and looks no further", (_case, item, expected, hint) => {
  const problems = checkSidebars(content, { docs: [{ type: "folder", path: "a" }, item], api });
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([expected]);
  expect(problems[0]).toMatchObject({ file: sidebarsFile, line: 2 });
  expect(problems[0]?.hint).toContain(hint);
});

it("refuses a category whose items are called otherwise", () => {
  const item = { type: "category", label: "Old", itemz: [] };
  const problems = checkSidebars(content, { docs: [item], api });
  expect(problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    "3 sidebar-shape",
    "3 sidebar-shape",
  ]);
});

it("refuses a page that a sidebar names twice, on the last line that does", () => {
  const text = '// Line 1\n{ id: "article/start" },\n{ id: "article/start" },\n';
  const page = { type: "doc", id: "article/start" } as const;
  const items = [page, { type: "category", label: "Again", items: [page] }];
  const site = contentWith({ ...pages, [sidebarsFile]: text });
  expect(checkSidebars(site, { docs: items, api })).toMatchObject([
    { file: sidebarsFile, line: 3, rule: "sidebar-repeated" },
  ]);
});

it("does not take an entry of the other sidebar for a way to a page", () => {
  const problems = checkSidebars(content, {
    docs: [
      { type: "doc", id: "article/start" },
      { type: "doc", id: "api/clock" },
    ],
    api: [],
  });
  expect(problems).toMatchObject([
    { file: "content/docs/api/clock.mdx", rule: "sidebar-unreached" },
  ]);
});
