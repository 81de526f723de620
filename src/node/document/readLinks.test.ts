import { aDocument } from "../../../test/contentFactories";

it.each([
  ["a link", "[a](/docs/a)", "/docs/a"],
  ["a link to an anchor", "[a](#b)", "#b"],
  ["a link by name", "[a][b]\n\n[b]: /docs/b", "/docs/b"],
  ["a bare address", "See https://example.com.", "https://example.com"],
])("reads %s", (_case, body, href) => {
  expect(aDocument(body).links).toMatchObject([{ href, kind: "link", alt: null }]);
});

it("reads a picture with what it shows", () => {
  expect(aDocument("Text ![A page](/a.png).").links).toEqual([
    { href: "/a.png", kind: "image", alt: "A page", line: 6, column: 6 },
  ]);
});

it("does not read what stands in code", () => {
  const { links, prose } = aDocument("`[a](/b)`\n\n```text\n[a](/c) `d`\n```\n");
  expect(links).toEqual([]);
  expect(prose.flatMap(({ parts }) => parts.map(({ text }) => text))).toEqual(["[a](/b)"]);
});
