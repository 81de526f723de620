import { posix } from "node:path";
import type { Element, ElementContent, Nodes, Parents, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/** Kinds of places, as Dash and Zeal call them. */
export type EntryType = "Class" | "Method" | "Event" | "Option" | "Guide" | "Section" | "Error";

export interface DocsetEntry {
  name: string;
  type: EntryType;
  /** From the folder of documents: `docs/api/page.html#goto`. */
  path: string;
}

export interface DocsetPage {
  /** A page that needs no script and nothing of the network. */
  html: string;
  entries: DocsetEntry[];
  /** Pictures of the site that it shows: `/og.png`. */
  pictures: string[];
}

interface DocsetSite {
  url: string;
  /** The files of the docset's pages: `docs/api/page.html`. */
  files: ReadonlySet<string>;
}

/** What does nothing without a script, or leads to pages around the docset. */
const leftOut = ["button", "input", "script", "nav", "details", "noscript"];

/** Returns a published page as a page of the docset, with the places that its index lists. Throws where it has no article. */
export function docsetPage(html: string, file: string, site: DocsetSite): DocsetPage {
  const article = findArticle(fromHtml(html));
  if (article === undefined) throw new Error(`${file} has no article.`);
  const entries = readEntries(article, file);
  const pictures: string[] = [];
  visit(article, "element", (element, index, parent) => {
    if (parent && index !== undefined && (isLeftOut(element) || isBesideHeading(element, parent))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const { href, src } = element.properties;
    if (typeof href === "string") element.properties["href"] = toRelative(href, file, site);
    if (typeof src === "string") {
      pictures.push(src);
      element.properties["src"] = relativeTo(file, src.slice(1));
    }
    return undefined;
  });
  markEntries(article, entries);
  return { html: wholePage(article, entries[0]?.name ?? "", file), entries, pictures };
}

function isLeftOut({ tagName, properties }: Element): boolean {
  return leftOut.includes(tagName) || properties["dataCopies"] !== undefined;
}

/** The links to a place itself, which the site shows under the pointer. */
function isBesideHeading({ tagName }: Element, parent: Parents): boolean {
  return tagName === "a" && parent.type === "element" && "dataLevel" in parent.properties;
}

function findArticle(tree: Root): Element | undefined {
  let found: Element | undefined;
  visit(tree, "element", (element) => {
    if (element.tagName === "article") found ??= element;
  });
  return found;
}

/** Names members by their class, as readers type them; options by their member. */
function readEntries(article: Element, file: string): DocsetEntry[] {
  const isApi = file.startsWith("docs/api/");
  const entries: DocsetEntry[] = [];
  let title = "";
  let member = "";
  const add = (name: string, type: EntryType, id: string) =>
    entries.push({ name, type, path: id === "" ? file : `${file}#${id}` });
  visit(article, "element", (element) => {
    const { tagName, properties } = element;
    const id = String(properties["id"] ?? "");
    const text = toString(element).trim();
    if (tagName === "h1") add((title = text), isApi ? "Class" : "Guide", "");
    else if (tagName === "h2" && !isApi) add(text, "Section", id);
    else if (tagName === "h2") {
      member = text;
      const event = id.startsWith("event-");
      add(event ? `${title} ${text}` : `${title}#${text}`, event ? "Event" : "Method", id);
    } else if (tagName === "h3" && file.endsWith("/errors.html")) add(text, "Error", id);
    else if (hasClass(element, "option"))
      add(`${title}#${member} ${optionName(element)}`, "Option", id);
  });
  return entries;
}

function hasClass({ properties }: Element, name: string): boolean {
  return [properties["className"]].flat().includes(name);
}

function optionName(row: Element): string {
  let name = "";
  visit(row, "element", (element) => {
    if (hasClass(element, "name")) name ||= toString(element).trim();
  });
  return name;
}

/** Puts the anchors into headings by which Dash lists what a page holds. */
function markEntries(article: Element, entries: readonly DocsetEntry[]): void {
  const byId = new Map(entries.map((entry) => [entry.path.split("#")[1] ?? "", entry]));
  visit(article, "element", (element) => {
    const entry = byId.get(String(element.properties["id"] ?? ""));
    if (!entry || !/^h\d$/.test(element.tagName)) return;
    const name = `//apple_ref/cpp/${entry.type}/${encodeURIComponent(entry.name)}`;
    const anchor: Element = {
      type: "element",
      tagName: "a",
      properties: { className: ["dashAnchor"], name },
      children: [],
    };
    element.children.unshift(anchor);
  });
}

/** A link into the docset is relative; any other leads to the site or to whose it is. */
function toRelative(href: string, file: string, { url, files }: DocsetSite): string {
  if (!href.startsWith("/")) return href;
  const [path = "", anchor] = href.split("#");
  const target = `${path.slice(1)}.html`;
  if (!files.has(target)) return url + href;
  return relativeTo(file, target) + (anchor === undefined ? "" : `#${anchor}`);
}

function relativeTo(file: string, target: string): string {
  return posix.relative(posix.dirname(file), target);
}

function wholePage(article: Element, title: string, file: string): string {
  const text = (value: string): ElementContent => ({ type: "text", value });
  const element = (
    tagName: string,
    properties: Element["properties"],
    children: ElementContent[],
  ): Element => ({ type: "element", tagName, properties, children });
  const head = element("head", {}, [
    element("meta", { charSet: "utf-8" }, []),
    element("meta", { name: "viewport", content: "width=device-width" }, []),
    element("title", {}, [text(title)]),
    element("link", { rel: ["stylesheet"], href: relativeTo(file, "style.css") }, []),
  ]);
  const page: Nodes = {
    type: "root",
    children: [
      { type: "doctype" },
      element("html", { lang: "en" }, [head, element("body", {}, [article])]),
    ],
  };
  return toHtml(page);
}
