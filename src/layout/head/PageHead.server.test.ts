import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { visit } from "unist-util-visit";
import { hostileTexts } from "../../../test/hostileTexts";
import { PageHead } from "./PageHead";

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
