import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { docId } from "../../shared/pagePath";
import type { ApiClass } from "../../shared/apiClass";
import { joinApiClass } from "../api/joinApiClass";
import type { Content, ContentDocument } from "./parseContent";

/** How much the page of one class tells. */
export interface ClassStats {
  name: string;
  members: number;
  options: number;
  events: number;
  /** Ruby blocks, and those of them that are complete programs. */
  examples: number;
  programs: number;
  /** Of the author: prose of the page and one line for each option. */
  words: number;
  /** Members, events and options of which nothing is said: `goto`, `goto timeout`. */
  undescribed: string[];
}

/** Returns the counts of every class that has a page, by alphabet. */
export function referenceStats(content: Content): ClassStats[] {
  return content.documents
    .flatMap((document) => classStats(document, content) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

function classStats(document: ContentDocument, content: Content): ClassStats | null {
  const model = modelOf(document, content);
  if (model === null) return null;
  const options = model.members.flatMap((member) => member.options);
  return {
    name: model.name,
    members: model.members.length,
    options: options.length,
    events: model.events.length,
    examples: document.examples.length,
    programs: document.examples.filter(({ flags }) => flags.includes("run")).length,
    words: [proseOf(document), ...options.map((option) => option.words)]
      .map(countWords)
      .reduce(add),
    undescribed: undescribed(document, model),
  };
}

function modelOf({ path }: ContentDocument, { classes, words, common }: Content): ApiClass | null {
  const found = classes.find(({ facts }) => `api/${facts.path}` === docId(path ?? ""));
  if (found === undefined) return null;
  const file = `content/api/words/${found.facts.path}.yml`;
  return joinApiClass(found.facts, words.find((own) => own.file === file) ?? null, common);
}

function undescribed(document: ContentDocument, { members, events }: ApiClass): string[] {
  const described = new Set(sections(document).filter(hasParagraph).map(sectionName));
  return [
    ...members.map(({ name }) => name).filter((name) => !described.has(name)),
    ...events.map(({ name }) => `event: ${name}`).filter((name) => !described.has(name)),
    ...members.flatMap(({ name, options }) =>
      options.filter((option) => option.words === "").map((option) => `${name} ${option.name}`),
    ),
  ];
}

function sections({ tree }: ContentDocument): Element[] {
  return tree.children.filter(
    (child): child is Element => child.type === "element" && child.tagName.endsWith("Section"),
  );
}

function hasParagraph({ children }: Element): boolean {
  return children.some((child) => child.type === "element" && child.tagName === "p");
}

function sectionName({ properties }: Element): string {
  return String(properties["member"] ?? `event: ${String(properties["event"])}`);
}

/** Returns the author's text, of which code blocks are no part. */
function proseOf({ tree }: ContentDocument): string {
  const parts = tree.children.flatMap((child) =>
    child.type === "element" && child.tagName.endsWith("Section") ? child.children : [child],
  );
  return parts.map((part) => toString(part)).join(" ");
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;
}

function add(a: number, b: number): number {
  return a + b;
}
