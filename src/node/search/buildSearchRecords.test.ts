import type { Element, ElementContent } from "hast";
import {
  aDocPage,
  anApiClass,
  anApiEvent,
  anApiMember,
  anApiOption,
} from "../../../test/apiFactories";
import { visit } from "unist-util-visit";
import type { DocPage } from "../../shared/content/docPage";
import { codeBlock } from "../document/code/codeBlock";
import { parseCodeMeta } from "../document/code/codeMeta";
import { buildSearchRecords } from "./buildSearchRecords";

const guide = aDocPage({
  path: "/docs/article/guides/rspec",
  title: "RSpec integration",
  description: "How to test.",
  content: {
    type: "root",
    children: [
      element("p", [text("Before all headings.")]),
      element("section", [
        element("h2", [text("Install")], { id: "install" }),
        element("p", [text("Add the gem.")]),
        text("\n"),
        codeOf("bundle add playwright"),
        element("h3", [text("On Alpine")], { id: "on-alpine" }),
        element("p", [text("No "), element("code", [text("npx")]), text(" there.")]),
      ]),
      element("section", [
        element("h2", [text("Run")], { id: "run" }),
        element("ul", [element("li", [text("All.")]), element("li", [text("One.")])]),
      ]),
    ],
  },
});

const example = codeOf("page.click");

const apiPage = aDocPage({
  path: "/docs/api/page",
  section: "api",
  title: "Page",
  description: "One tab.",
  content: {
    type: "root",
    children: [
      element("MemberIndex", []),
      element("MemberSection", [element("p", [text("Takes a picture.")]), example], {
        member: "screenshot",
      }),
      element("EventSection", [element("p", [text("A dialog opens.")])], { event: "dialog" }),
    ],
  },
});

const pageClass = anApiClass({
  members: [
    anApiMember({
      name: "screenshot",
      jsName: "screenshot",
      signature: { arguments: ["fullPage: nil", "clip: nil"], block: null },
      options: [
        anApiOption({
          name: "fullPage",
          anchor: "screenshot-fullPage",
          description: "Whole page.",
        }),
        anApiOption({ name: "clip.x", anchor: "screenshot-clip-x", kind: "field" }),
        anApiOption({ name: "path", anchor: "screenshot-path", kind: "positional" }),
      ],
    }),
    anApiMember({ name: "visible?", jsName: "isVisible", aliases: ["shown?"] }),
  ],
  events: [anApiEvent({ name: "dialog", jsName: "dialog" })],
});

/** Returns the guide's content with another first h2. */
function renamed(heading: string): DocPage["content"] {
  const content = structuredClone(guide.content);
  visit(content, "element", ({ tagName, properties, children }) => {
    if (tagName === "h2" && properties["id"] === "install") children.splice(0, 1, text(heading));
  });
  return content;
}

describe("buildSearchRecords", () => {
  it("leads to a guide and to each of its h2 and h3 sections, with the text that stands under it", () => {
    const records = buildSearchRecords({ pages: [guide], classes: [] });
    expect(records.map(({ objectID, type, content }) => [objectID, type, content])).toEqual([
      ["/docs/article/guides/rspec", "lvl1", "How to test. Before all headings."],
      ["/docs/article/guides/rspec#install", "lvl2", "Add the gem. bundle add playwright"],
      ["/docs/article/guides/rspec#on-alpine", "lvl3", "No npx there."],
      ["/docs/article/guides/rspec#run", "lvl2", "All. One."],
    ]);
  });

  it.each([
    ["of the guide of errors", "/docs/article/guides/errors", "Install", "error"],
    ["of what to do when it does not work", guide.path, "When it does not work", "error"],
    ["of no other section", guide.path, "Install", "section"],
  ])("takes for an error a part %s", (_case, path, heading, kind) => {
    const content = renamed(heading);
    const records = buildSearchRecords({ pages: [{ ...guide, path, content }], classes: [] });
    expect(records.slice(1, 3).map((record) => record.kind)).toEqual(["section", kind]);
  });

  it("leads to a class and to each of its members, named options, keys of hashes and events", () => {
    const records = buildSearchRecords({ pages: [apiPage], classes: [pageClass] });
    expect(records.map(({ kind, url, content }) => [kind, url, content])).toEqual([
      ["page", "/docs/api/page", "One tab."],
      ["member", "/docs/api/page#screenshot", "Takes a picture."],
      ["option", "/docs/api/page#screenshot-fullPage", "Whole page."],
      ["option", "/docs/api/page#screenshot-clip-x", ""],
      ["member", "/docs/api/page#visible", ""],
      ["event", "/docs/api/page#event-dialog", "A dialog opens."],
    ]);
  });

  it("gives a member its signature, its names in both languages and its way from the top", () => {
    const records = buildSearchRecords({ pages: [apiPage], classes: [pageClass] });
    expect(records.find(({ member }) => member === "visible?")).toMatchObject({
      hierarchy: { lvl0: "API reference", lvl1: "Page", lvl2: "visible?", lvl3: null },
      class: "Page",
      js_name: "isVisible",
      aliases: ["shown?"],
      signature: "page.visible?",
      names: ["page", "visible", "is_visible", "is", "isvisible", "shown"],
      language: "en",
      version: ["current"],
    });
    expect(records.find(({ kind }) => kind === "option")).toMatchObject({
      hierarchy: { lvl1: "Page", lvl2: "screenshot", lvl3: "fullPage" },
      member: "screenshot",
      names: ["full_page", "full", "page", "fullpage"],
    });
  });

  it("says what readers call a place", () => {
    const members = [anApiMember({ name: "reload" }), anApiMember({ name: "visible?" })];
    const [, reload, visible] = buildSearchRecords({
      pages: [{ ...apiPage, path: "/docs/api/page" }],
      classes: [anApiClass({ name: "Page", members })],
    });
    expect(reload?.phrases).toContain("refresh page");
    expect(visible?.phrases).toEqual([]);
  });

  it("says what speaks against a member, and lets it come later", () => {
    const members = [
      anApiMember({ name: "click", badges: ["discouraged"], options: [anApiOption()] }),
      anApiMember({ name: "goto" }),
    ];
    const records = buildSearchRecords({
      pages: [{ ...apiPage, path: "/docs/api/page" }],
      classes: [anApiClass({ members })],
    });
    const [, click, option, goto] = records;
    expect([click?.badge, option?.badge, goto?.badge]).toEqual([
      "discouraged",
      "discouraged",
      null,
    ]);
    expect(click?.weight.level).toBeLessThan(goto?.weight.level ?? 0);
  });

  it("says of everything of a removed class that it is gone", () => {
    const removed = anApiClass({ ...pageClass, status: "removed" });
    const records = buildSearchRecords({ pages: [apiPage], classes: [removed] });
    expect(new Set(records.map(({ badge }) => badge))).toEqual(new Set(["removed"]));
  });

  it("finds an assertion by its negation as well", () => {
    const negation = { name: "not_to_be_visible", anchor: "not_to_be_visible" };
    const members = [anApiMember({ name: "to_be_visible", negation })];
    const records = buildSearchRecords({ pages: [apiPage], classes: [anApiClass({ members })] });
    expect(records[1]?.aliases).toEqual(["not_to_be_visible"]);
  });

  it.each([
    ["prose", element("p", [text("word ".repeat(5000))])],
    ["prose of another script", element("p", [text("ことば ".repeat(5000))])],
    ["code", codeOf("puts 1\n".repeat(5000))],
  ])("keeps a record below 9.5 kB however long its %s is", (_case, long) => {
    const sections = [element("section", [element("h2", [text("Long")], { id: "long" }), long])];
    const page = aDocPage({ content: { type: "root", children: sections } });
    const records = buildSearchRecords({ pages: [page], classes: [] });
    const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    expect(Math.max(...sizes)).toBeLessThan(9500);
  });
});

function codeOf(code: string): Element {
  return codeBlock(code, "text", parseCodeMeta("").meta);
}

function element(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: "text", value };
}
