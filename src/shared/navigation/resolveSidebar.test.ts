import { resolveSidebar } from "./resolveSidebar";
import type { SidebarDeclaration } from "./sidebar";

const pages = [
  { path: "/docs/api/page", navTitle: "Page" },
  { path: "/docs/article/zoom", navTitle: "Zoom" },
  { path: "/docs/article/alpine", navTitle: "Alpine" },
  { path: "/docs/article/guides/rspec", navTitle: "RSpec" },
  { path: "/docs", navTitle: "Docs" },
  { path: "/markdown-page", navTitle: "Markdown" },
];
const zoom = { type: "link", label: "Zoom", path: "/docs/article/zoom" };
const alpine = { type: "link", label: "Alpine", path: "/docs/article/alpine" };
const rspec = { type: "link", label: "RSpec", path: "/docs/article/guides/rspec" };

it.each<[string, SidebarDeclaration, unknown[]]>([
  ["an empty declaration", [], []],
  ["a page by its own title", [{ type: "doc", id: "article/zoom" }], [zoom]],
  [
    "a page by the label it is given",
    [{ type: "doc", id: "article/zoom", label: "Closer" }],
    [{ ...zoom, label: "Closer" }],
  ],
  [
    "a link to elsewhere",
    [{ type: "link", label: "Source", href: "https://example.com" }],
    [{ type: "link", label: "Source", path: "https://example.com" }],
  ],
  ["no page that is not there", [{ type: "doc", id: "article/gone" }], []],
  [
    "the pages of a folder and below it, by their labels",
    [{ type: "folder", path: "article" }],
    [alpine, rspec, zoom],
  ],
  [
    "of a folder only what no line names",
    [
      { type: "doc", id: "article/zoom" },
      { type: "folder", path: "article" },
    ],
    [zoom, alpine, rspec],
  ],
  [
    "of a folder only what no folder inside it has",
    [
      { type: "folder", path: "article" },
      { type: "category", label: "Guides", items: [{ type: "folder", path: "article/guides" }] },
    ],
    [alpine, zoom, { type: "category", label: "Guides", path: null, items: [rspec] }],
  ],
  [
    "a category without a page of its own",
    [{ type: "category", label: "Guides", items: [{ type: "doc", id: "article/zoom" }] }],
    [{ type: "category", label: "Guides", path: null, items: [zoom] }],
  ],
  [
    "a category with a page of its own, which its folder does not repeat",
    [
      {
        type: "category",
        label: "Guides",
        id: "article/zoom",
        items: [{ type: "folder", path: "article" }],
      },
    ],
    [{ type: "category", label: "Guides", path: "/docs/article/zoom", items: [alpine, rspec] }],
  ],
  [
    "no category that leads nowhere",
    [{ type: "category", label: "Old", items: [{ type: "doc", id: "article/gone" }] }],
    [],
  ],
])("resolves %s", (_case, declaration, items) => {
  expect(resolveSidebar(declaration, pages)).toEqual(items);
});
