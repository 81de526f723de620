import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** The facts that a page tells browsers, search engines and other sites of itself. */
export interface Head {
  title: string;
  description: string;
  canonical: string | null;
  lang: string;
  robots: string | null;
  openGraph: Record<string, string>;
  /** The number of headings of the first level the page has. */
  headings: number;
}

/** Reads a page's head from its HTML, as a reader does who runs no script. */
export function readHead(html: string): Head {
  const all = elementsOf(html);
  const named = (name: string) => all.filter(({ tagName }) => tagName === name);
  const meta = (name: string) =>
    attribute(
      named("meta").find((tag) => tag.properties["name"] === name),
      "content",
    );
  const graph = named("meta")
    .map((tag) => [attribute(tag, "property") ?? "", attribute(tag, "content") ?? ""] as const)
    .filter(([name]) => name.startsWith("og:"));
  return {
    title: named("title").map(toString).join(),
    description: meta("description") ?? "",
    canonical: attribute(named("link").find(isCanonical), "href"),
    lang: attribute(named("html")[0], "lang") ?? "",
    robots: meta("robots"),
    openGraph: Object.fromEntries(graph),
    headings: named("h1").length,
  };
}

/** Elements of HTML, without those of pictures: a picture has a `title` of its own. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html), "element", (element) => {
    if (element.tagName === "svg") return "skip";
    elements.push(element);
    return undefined;
  });
  return elements;
}

function isCanonical({ properties }: Element): boolean {
  return [properties["rel"]].flat().includes("canonical");
}

/** A missing attribute is `null`. */
function attribute(element: Element | undefined, name: string): string | null {
  const value = element?.properties[name];
  return value === undefined || value === null ? null : String(value);
}
