import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { mapElements } from "../document/mapElements";
import { parseApiReference, type ApiReference } from "../../shared/api/apiReference";
import { breakableCode } from "./breakCellCode";

/** A class that has a page, and the anchors of its members by name. */
export interface LinkedClass {
  name: string;
  path: string;
  anchors: Record<string, string>;
}

/** Elements whose code is no prose: it stays as it is. */
const untouched = new Set(["a", "pre", "h2", "h3", "h4", "h5", "h6"]);

/**
 * Returns the tree with `Locator#fill` and `Locator` in backticks linked to their sections, where such a page exists.
 * On a class's own page its members are linked by their bare names too, but not from their own section; elsewhere calls
 * such as `page.goto(url)` are.
 */
export function linkReferences(tree: Root, classes: readonly LinkedClass[], path: string): Root {
  const byName = new Map(classes.map((linked) => [linked.name, linked]));
  const own = classes.find((linked) => linked.path === path);
  const linkedIn = (section: Element) => {
    const member = String(section.properties["member"] ?? "");
    return (element: Element) => {
      if (untouched.has(element.tagName)) return element;
      if (element.tagName !== "code") return null;
      const href = hrefFor(toString(element), byName, own, member);
      return href === null ? element : anchor(href, element);
    };
  };
  return mapElements(tree, (section) => {
    const link = linkedIn(section);
    return link(section) ?? mapElements(section, link);
  });
}

function hrefFor(
  code: string,
  byName: ReadonlyMap<string, LinkedClass>,
  own: LinkedClass | undefined,
  member: string,
): string | null {
  if (own === undefined) return firstHref(namedMembers(code), byName, own);
  if (code !== member && Object.hasOwn(own.anchors, code)) return `#${own.anchors[code]}`;
  return firstHref([parseApiReference(code)], byName, own);
}

function firstHref(
  references: readonly (ApiReference | null)[],
  byName: ReadonlyMap<string, LinkedClass>,
  own: LinkedClass | undefined,
): string | null {
  const hrefs = references.map((reference) => reference && hrefOf(reference, byName, own));
  return hrefs.find((href) => href !== null) ?? null;
}

function hrefOf(
  { className, member }: ApiReference,
  byName: ReadonlyMap<string, LinkedClass>,
  own: LinkedClass | undefined,
): string | null {
  const target = byName.get(className);
  if (target === undefined) return null;
  if (member === null) return target.path === own?.path ? null : target.path;
  const id = Object.hasOwn(target.anchors, member) ? target.anchors[member] : undefined;
  if (id === undefined) return null;
  return target.path === own?.path ? `#${id}` : `${target.path}#${id}`;
}

/** A call is long, so it may go on in the next line. */
function anchor(href: string, code: Element): Element {
  const child = toString(code).includes("(") ? breakableCode(code) : code;
  return { type: "element", tagName: "a", properties: { href }, children: [child] };
}

/** The names by which guides call an object of a class. */
const receivers: Readonly<Record<string, string>> = {
  browser: "Browser",
  context: "BrowserContext",
  download: "Download",
  handle: "JSHandle",
  locator: "Locator",
  page: "Page",
  playwright: "Playwright",
  popup: "Page",
  response: "Response",
};

/** Whose member a bare name is, the likeliest first. */
const owners = ["Locator", "Page", "BrowserContext", "Browser"];

const callPattern = /^([a-z]+)\.([a-z_]+[?!]?)(?:\([^()]*\))?(?: ?\{.*\})?$/;
const chainPattern =
  /^(?:page|locator)\.(?:get_by_\w+|locator|filter)\(.*\)\.([a-z_]+[?!]?)(?:\(.*\))?$/;
const barePattern = /^(?!to_)([a-z]+_[a-z_]+|[a-z]+\?)(?:\([^()]*\))?$/;

/**
 * Returns the members that inline code of a guide may name, the likeliest first: `Page#goto`, and where it stands for
 * itself `page.goto(url)`, `page.get_by_label("Email").fill("Ada")`, `wait_for` and `visible?`.
 */
export function namedMembers(code: string): ApiReference[] {
  const reference = parseApiReference(code);
  if (reference !== null) return [reference];
  const [, receiver = "", called] = callPattern.exec(code) ?? [];
  if (called !== undefined) return membersOf([receivers[receiver]], called);
  const [, acted] = chainPattern.exec(code) ?? [];
  if (acted !== undefined) return membersOf(["Locator"], acted);
  const [, bare] = barePattern.exec(code) ?? [];
  if (bare === undefined) return [];
  return membersOf(/^(get_by_|frame_locator)/.test(bare) ? ["Page"] : owners, bare);
}

function membersOf(classes: readonly (string | undefined)[], member: string): ApiReference[] {
  return classes.flatMap((className) => (className === undefined ? [] : [{ className, member }]));
}
