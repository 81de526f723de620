import { codedPages } from "../../config/codedPages";
import { didYouMean } from "../../shared/text/nearest";
import { docId } from "../../shared/routes/pagePath";
import type { Finding, Problem } from "../../shared/text/problem";
import { unreadRules } from "../document/checkText";
import type { DocumentLink } from "../document/readParts";
import { renderedIds } from "../api/joinOptions";
import type { Content, ContentDocument } from "../content/parseContent";

/** The targets that a link may lead to. */
interface Targets {
  /** The anchors of each page by path; `null` where they are not known. */
  anchors: Map<string, Set<string> | null>;
  assets: string[];
  pictures: Content["pictures"];
}

/** Finds links to pages, anchors and pictures that are not there, and addresses that no reader should follow. */
export function checkLinks(content: Content): Problem[] {
  const targets = targetsOf(content);
  return content.documents.flatMap((document) => {
    const known = targets.anchors.get(document.path ?? "");
    const own = known === undefined ? anchorsOf(document, new Map()) : known;
    return document.links.flatMap((link) => {
      const finding = checkLink(link, own, targets);
      return finding
        ? [{ file: document.file, line: link.line, column: link.column, ...finding }]
        : [];
    });
  });
}

/** Judges addresses that stand in no document. */
export function createHrefCheck(content: Content): (href: string) => Finding | null {
  const targets = targetsOf(content);
  return (href) =>
    checkLink({ href, kind: "link", alt: null, line: 1, column: 1 }, new Set(), targets);
}

function targetsOf(content: Content): Targets {
  const { assets, pictures } = content;
  return { anchors: anchorsByPath(content), assets, pictures };
}

function checkLink(
  { href, kind, alt }: DocumentLink,
  own: Set<string> | null,
  targets: Targets,
): Finding | null {
  if (kind === "image") return checkImage(href, alt, targets);
  const { anchors, assets } = targets;
  if (/^(https?:\/\/|mailto:)/.test(href)) return null;
  if (!/^[/#]/.test(href) || href.startsWith("//")) return badAddress(href);
  const [address = "", anchor] = href.split("#");
  const [path = ""] = address.split("?");
  if (path === "") return checkAnchor("This page", anchor, own);
  const found = anchors.get(path);
  if (found !== undefined) return checkAnchor(path, anchor, found);
  if (assets.includes(path)) return null;
  const hint = didYouMean(path, [...anchors.keys()]);
  return { rule: "link-broken", message: `There is no page ${path}.`, hint };
}

function checkAnchor(
  page: string,
  anchor: string | undefined,
  known: Set<string> | null,
): Finding | null {
  if (anchor === undefined || known === null || known.has(decoded(anchor))) return null;
  const hint = didYouMean(anchor, [...known]);
  return { rule: "link-anchor", message: `${page} has no #${anchor}.`, hint };
}

/** Browsers copy `#見出し` as `#%E8%A6%8B…`, and follow both. */
function decoded(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function badAddress(href: string): Finding {
  const message = `"${href}" is not an address that a page may have.`;
  const hint = "Write /docs/… from the site's root, #anchor, or https://….";
  return { rule: "link-address", message, hint };
}

function checkImage(
  href: string,
  alt: string | null,
  { assets, pictures }: Targets,
): Finding | null {
  if (!href.startsWith("/") || href.startsWith("//")) {
    const message = `"${href}" is no picture of this site.`;
    return { rule: "image-address", message, hint: "Put it into static/ and write /its-name." };
  }
  if (!assets.includes(href)) {
    const hint = didYouMean(href, assets);
    return { rule: "image-missing", message: `There is no static${href}.`, hint };
  }
  if (!pictures.has(href)) {
    const message = `The size of static${href} cannot be read.`;
    const hint = "A picture is an SVG with a viewBox, a PNG, a JPEG or a WebP.";
    return { rule: "image-size", message, hint };
  }
  if (alt?.trim()) return null;
  const hint = "Write ![what it shows](…).";
  return { rule: "image-alt", message: "The picture has no alternative text.", hint };
}

function anchorsByPath(content: Content): Targets["anchors"] {
  const documents = [...content.documents, ...content.originals];
  const rendered = renderedIds(content);
  return new Map<string, Set<string> | null>([
    ...codedPages.map((path) => [path, new Set<string>()] as const),
    ...documents.flatMap((document) =>
      document.path === null ? [] : [[document.path, anchorsOf(document, rendered)] as const],
    ),
  ]);
}

/** Returns the ids that a page has; `null` for one that cannot be read. */
function anchorsOf(
  { path, headings, problems }: ContentDocument,
  rendered: ReadonlyMap<string, string[]>,
): Set<string> | null {
  if (problems.some(({ rule }) => unreadRules.includes(rule))) return null;
  const others = rendered.get(docId(path ?? "") ?? "") ?? [];
  return new Set([...headings.map(({ id }) => id), ...others]);
}
