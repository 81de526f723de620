import { toString } from "hast-util-to-string";
import { docId } from "../../shared/routes/pagePath";
import { unknownName } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import { factsFileOf, type ApiFacts } from "../api/apiFacts";
import { commonDescriptionsFile } from "../api/apiDescriptions";
import { checkCommonDescriptions, checkDescriptions } from "../api/checkDescriptions";
import type { Content, ContentDocument } from "../content/parseContent";
import { checkApiHeadings, unknownMember } from "./checkApiHeadings";

/**
 * Checks API pages and descriptions against the facts: unknown classes and headings, members and events without one,
 * missing descriptions.
 */
export function checkApiPages(content: Content): Problem[] {
  const classes = new Map(content.classes.map((found) => [`api/${found.facts.path}`, found]));
  const pages = apiDocuments(content).flatMap((document) => {
    const { file, path } = document;
    const id = docId(path ?? "") ?? "";
    const found = classes.get(id);
    if (found !== undefined) {
      return [
        ...checkApiHeadings(document, found.facts),
        ...missingNotice(document, found.facts),
        ...descriptionProblems(content, found),
      ];
    }
    if (isBroken(content, factsFileOf(id))) return [];
    const ids = [...classes.keys()];
    const findings = unknownName("api-unknown-class", id, ids, `There are no facts for ${id}.`);
    return findings.map((finding) => ({ file, line: 1, ...finding }));
  });
  const common = isBroken(content, commonDescriptionsFile)
    ? []
    : checkCommonDescriptions(commonDescriptionsFile, content.common);
  return [...pages, ...strayDescriptions(content), ...common];
}

function apiDocuments({ documents }: Content): ContentDocument[] {
  return documents.filter(({ path }) => path?.startsWith("/docs/api/") === true);
}

/** Returns whether a file could not be read: what misses it is then no fault of its own. */
function isBroken({ problems }: Content, path: string): boolean {
  return problems.some(
    ({ file, rule }) => file === path && (rule === "facts" || rule === "description-yaml"),
  );
}

function strayDescriptions(content: Content): Problem[] {
  const known = content.classes.map(({ file }) => descriptionsFile(file));
  return content.descriptions
    .filter(({ file }) => !isBroken(content, factsFile(file)))
    .flatMap(({ file }) => {
      const message = `There are no facts for these descriptions: ${factsFile(file)} is not there.`;
      const findings = unknownName("description-unknown-class", file, known, message);
      return findings.map((finding) => ({ file, line: 1, ...finding }));
    });
}

function descriptionsFile(facts: string): string {
  return facts.replace("/facts/", "/words/").replace(/\.json$/, ".yml");
}

function factsFile(file: string): string {
  return file.replace("/words/", "/facts/").replace(/\.yml$/, ".json");
}

/**
 * Returns what keeps a page of a class from being rendered; its facts are `null` where they are missing or cannot be read.
 */
export function unrenderableSections(document: ContentDocument, facts: ApiFacts | null): Problem[] {
  const isOfClass = document.path?.startsWith("/docs/api/") === true;
  if (!isOfClass || document.problems.length > 0) return [];
  if (facts !== null)
    return checkApiHeadings(document, facts).filter(({ rule }) => rule === unknownMember);
  const file = factsFileOf(docId(document.path ?? "") ?? "");
  const message = "The facts of this page are missing or cannot be read.";
  const hint = "The terminal says why. The page comes back with them.";
  return [{ file, line: 1, rule: "facts", message, hint }];
}

/** The page of a class that is gone says so at its top, with the last version that had it. */
function missingNotice(document: ContentDocument, { status, lastIn }: ApiFacts): Problem[] {
  if (status !== "removed") return [];
  const { file, tree } = document;
  const [first] = tree.children;
  const isBox = first?.type === "element" && first.properties["kind"] === "danger";
  const version = lastIn?.gem ?? "";
  if (isBox && toString(first).includes(version)) return [];
  const message = `The class is gone, and the page does not start with a box that names ${version}.`;
  const hint = `Start with :::danger[Removed in …], the last version (${version}) and what to use instead.`;
  return [{ file, line: 1, rule: "api-removed-notice", message, hint }];
}

function descriptionProblems(
  content: Content,
  { file: source, facts }: Content["classes"][number],
): Problem[] {
  const file = descriptionsFile(source);
  if (isBroken(content, file) || isBroken(content, commonDescriptionsFile)) return [];
  const own = content.descriptions.find((candidate) => candidate.file === file);
  return checkDescriptions(facts, own ?? { file, members: new Map(), groups: [] }, content.common);
}
