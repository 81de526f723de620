import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { visit } from "unist-util-visit";
import { hostileTexts } from "../../../test/hostileTexts";
import { site } from "../../config/site";
import { PageVersionContext } from "../docsVersion";
import { PageHead } from "./PageHead";

it.each([
  ["the landing page", "/", null, `${site.url}/index.md`],
  ["a page", "/docs/a", "current", `${site.url}/docs/a.md`],
  ["a page of a frozen version", "/docs/1.61/a", "1.61", `${site.url}/docs/1.61/a.md`],
  ["the search", "/search", null, null],
  ["the not-found page", null, null, null],
])("leads from %s to its Markdown", (_case, path, name, markdown) => {
  const version = { name, versions: [], locales: [], localPath: "/" };
  const head = createElement(PageHead, { title: "A", description: "A page.", path });
  renderToString(createElement(PageVersionContext.Provider, { value: version }, head));
  const [, found = null] =
    /rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(
      String(Helmet.renderStatic().link),
    ) ?? [];
  expect(found).toBe(markdown);
});

describe.each(hostileTexts)("%s", (_name, text) => {
  it("is text as the title and description of a page", () => {
    renderToString(createElement(PageHead, { title: text, description: text, path: "/docs/a" }));
    const { title, meta, link } = Helmet.renderStatic();
    const head = [title, meta, link].map(String).join("");
    const names = new Set<string>();
    const attributes = new Set<string>();
    visit(fromHtml(`<head>${head}</head>`), "element", ({ tagName, properties }) => {
      names.add(tagName);
      Object.keys(properties).forEach((name) => attributes.add(name));
    });
    expect([...names].sort()).toEqual(["body", "head", "html", "link", "meta", "title"]);
    expect([...attributes].filter((name) => name.startsWith("on"))).toEqual([]);
  });
});
