import type { ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { docId } from "../../shared/routes/pagePath";
import { didYouMean } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import { factsFileOf, publicMethods, type ApiFacts } from "../api/apiFacts";
import { commonDescriptionsFile } from "../api/apiDescriptions";
import { checkCommonDescriptions, checkDescriptions } from "../api/checkDescriptions";
import { eventAnchor } from "../api/joinApiClass";
import { unreadRules } from "../document/checkText";
import { eventHeading } from "../document/wrapSections";
import type { DocumentHeading } from "../document/headings";
import type { Content, ContentDocument } from "../content/parseContent";

const unknownMember = "api-unknown-member";

/** API pages and words against the facts: unknown classes and headings, members and events without one, words that miss. */
export function checkApiPages(content: Content): Problem[] {
  const ids = content.classes.map(({ facts }) => `api/${facts.path}`);
  const classes = new Map(content.classes.map((found) => [`api/${found.facts.path}`, found]));
  const pages = apiDocuments(content).flatMap((document) => {
    const id = docId(document.path ?? "") ?? "";
    const found = classes.get(id);
    if (found !== undefined) {
      return [
        ...checkHeadings(document, found.facts),
        ...missingNotice(document, found.facts),
        ...descriptionProblems(content, found),
      ];
    }
    return isBroken(content, factsFileOf(id)) ? [] : [unknownClass(document.file, id, ids)];
  });
  return [...pages, ...strayWords(content), ...commonProblems(content)];
}

function commonProblems(content: Content): Problem[] {
  return isBroken(content, commonDescriptionsFile)
    ? []
    : checkCommonDescriptions(commonDescriptionsFile, content.common);
}

function apiDocuments({ documents }: Content): ContentDocument[] {
  return documents.filter(({ path }) => path?.startsWith("/docs/api/") === true);
}

/** Returns whether a file could not be read: what misses it is then no fault of its own. */
function isBroken({ problems }: Content, path: string): boolean {
  return problems.some(
    ({ file, rule }) => file === path && (rule === "facts" || rule === "words-yaml"),
  );
}

function unknownClass(file: string, id: string, ids: string[]): Problem {
  return {
    file,
    line: 1,
    rule: "api-unknown-class",
    message: `There are no facts for ${id}.`,
    hint: didYouMean(id, ids),
  };
}

function strayWords(content: Content): Problem[] {
  const known = new Set(content.classes.map(({ file }) => descriptionsFile(file)));
  return content.words
    .filter(({ file }) => !known.has(file) && !isBroken(content, factsFile(file)))
    .map(({ file }) => ({
      file,
      line: 1,
      rule: "words-unknown-class",
      message: `There are no facts for these words: ${factsFile(file)} is not there.`,
      hint: didYouMean(file, [...known]),
    }));
}

function descriptionsFile(facts: string): string {
  return facts.replace("/facts/", "/words/").replace(/\.json$/, ".yml");
}

function factsFile(words: string): string {
  return words.replace("/words/", "/facts/").replace(/\.yml$/, ".json");
}

/**
 * Returns what keeps a page of a class from being drawn; its facts are `null` where they are missing or cannot be read.
 */
export function unrenderableSections(document: ContentDocument, facts: ApiFacts | null): Problem[] {
  if (facts === null) return [missingFacts(document)];
  return checkHeadings(document, facts).filter(({ rule }) => rule === unknownMember);
}

function missingFacts({ path }: ContentDocument): Problem {
  return {
    file: factsFileOf(docId(path ?? "") ?? ""),
    line: 1,
    rule: "facts",
    message: "The facts of this page are missing or cannot be read.",
    hint: "The terminal says why. The page comes back with them.",
  };
}

function checkHeadings(document: ContentDocument, facts: ApiFacts): Problem[] {
  const { file, headings, problems } = document;
  if (problems.some(({ rule }) => unreadRules.includes(rule))) return [];
  const members = publicMethods(facts);
  const known = [
    ...members.map(({ name }) => name),
    ...facts.events.map(({ rubyName }) => `event: ${rubyName}`),
  ];
  const own = headings.filter(({ level }) => level === 2);
  const proseless = sectionsWithoutProse(document).filter((name) => known.includes(name));
  const missing = known.filter((name) => !own.some(({ text }) => text === name));
  return [
    ...own
      .filter(({ text }) => !known.includes(text))
      .map((heading) => unknownHeading(file, heading, known)),
    ...own.flatMap((heading) => repeated(file, heading, own)),
    ...missing.map((name) => missingHeading(file, name)),
    ...own.flatMap((heading) => silent(file, heading, proseless)),
    ...anchorProblems(file, own, facts),
  ];
}

/** The page of a class that is gone says so at its top, with the last version that had it. */
function missingNotice(document: ContentDocument, { status, lastIn }: ApiFacts): Problem[] {
  if (status !== "removed") return [];
  const { file, tree } = document;
  const [first] = tree.children;
  const isBox = first?.type === "element" && first.properties["kind"] === "danger";
  const version = lastIn?.gem ?? "";
  if (isBox && toString(first).includes(version)) return [];
  return [
    {
      file,
      line: 1,
      rule: "api-removed-notice",
      message: `The class is gone, and the page does not start with a box that names ${version}.`,
      hint: `Start with :::danger[Removed in …], the last version (${version}) and what to use instead.`,
    },
  ];
}

function unknownHeading(file: string, { text, line }: DocumentHeading, known: string[]): Problem {
  const event = eventHeading.test(text);
  return {
    file,
    line,
    rule: unknownMember,
    message: `There is no ${event ? "event" : "member"} "${text}".`,
    hint: didYouMean(text, known),
  };
}

function repeated(file: string, heading: DocumentHeading, own: DocumentHeading[]): Problem[] {
  const first = own.find(({ text }) => text === heading.text);
  if (first === undefined || first === heading) return [];
  const message = `"${heading.text}" has a section on line ${first.line} already.`;
  const hint = "Put both into one.";
  return [{ file, line: heading.line, rule: "api-duplicate-member", message, hint }];
}

/** Returns the headings of members and events whose section has no paragraph. */
function sectionsWithoutProse({ tree }: ContentDocument): string[] {
  return tree.children
    .filter((child) => child.type === "element")
    .filter(({ tagName, children }) => tagName.endsWith("Section") && !children.some(isParagraph))
    .map(({ properties: { member, event } }) => String(member ?? `event: ${String(event)}`));
}

function isParagraph(child: ElementContent): boolean {
  return child.type === "element" && child.tagName === "p";
}

function silent(
  file: string,
  { text, line }: DocumentHeading,
  proseless: readonly string[],
): Problem[] {
  if (!proseless.includes(text)) return [];
  const message = `Nothing is said of "${text}".`;
  const hint = "Write a sentence on what it does below the heading.";
  return [{ file, line, rule: "api-member-prose", message, hint }];
}

function missingHeading(file: string, name: string): Problem {
  return {
    file,
    line: 1,
    rule: "api-missing-member",
    message: `"${name}" has no section.`,
    hint: `Write \`## ${name}\` with a sentence on what it does.`,
  };
}

/** Readers have bookmarked the anchors of the facts, so a heading has to end up with the same one. */
function anchorProblems(file: string, own: DocumentHeading[], facts: ApiFacts): Problem[] {
  const sections = [
    ...publicMethods(facts),
    ...facts.events.map(({ rubyName }) => ({
      name: `event: ${rubyName}`,
      anchor: eventAnchor(rubyName),
    })),
  ];
  return sections.flatMap(({ name, anchor }) => {
    const heading = own.find(({ text }) => text === name);
    if (heading === undefined || heading.id === anchor) return [];
    const message = `"${name}" gets the anchor #${heading.id} and not #${anchor}, which readers have bookmarked.`;
    const hint = "Rename the heading above that has the same text.";
    return [{ file, line: heading.line, rule: "api-anchor", message, hint }];
  });
}

function descriptionProblems(
  content: Content,
  { file: source, facts }: Content["classes"][number],
): Problem[] {
  const file = descriptionsFile(source);
  if (isBroken(content, file) || isBroken(content, commonDescriptionsFile)) return [];
  const own = content.words.find((candidate) => candidate.file === file);
  return checkDescriptions(facts, own ?? { file, members: new Map(), groups: [] }, content.common);
}
