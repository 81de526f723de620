import type { Problem } from "../../shared/text/problem";
import type { WritingItem, WritingList, WritingPlace } from "../../shared/release/writingList";
import { reportExamples } from "../check/exampleReport";
import type { Content, ContentDocument } from "../content/parseContent";

/** The documentation of one class in numbers, and its members that lack an example. */
export interface ClassStatus {
  name: string;
  members: number;
  words: number;
  examples: number;
  /** Members and events without an example. */
  withoutExample: string[];
}

/** The things that authors have done and have left to do. */
export interface AuthorStatus {
  problems: readonly Problem[];
  /** The items that the writing list still wants. */
  writing: WritingItem[];
  classes: ClassStatus[];
  /** Calls that the example check could not judge. */
  unresolved: { file: string; line: number; name: string }[];
  /** Pages that no commit has changed for a year, the oldest first. */
  untouched: { file: string; day: string }[];
}

interface StatusSources {
  problems: readonly Problem[];
  content: Content;
  /** `null` where no release waits for words. */
  writingList: WritingList | null;
  /** ISO 8601 times of the last commit, by file. */
  lastUpdated: ReadonlyMap<string, string>;
  now: Date;
}

/** Returns what the status page says. */
export function authorStatus({
  problems,
  content,
  writingList,
  lastUpdated,
  now,
}: StatusSources): AuthorStatus {
  const { documents } = content;
  return {
    problems,
    writing: (writingList?.items ?? []).filter(({ places }) =>
      places.some((place) => !isWritten(place, content)),
    ),
    classes: content.classes.flatMap(({ facts }) => {
      const page = documents.find(({ file }) => file === `content/docs/api/${facts.path}.mdx`);
      return page === undefined ? [] : [classStatus(facts.class, page)];
    }),
    unresolved: reportExamples(content).unresolved,
    untouched: untouchedPages(documents, lastUpdated, now),
  };
}

/** True where a heading has its section, or a key its description. A whole file is looked at, so it stays in the list. */
function isWritten({ file, heading }: WritingPlace, { documents, descriptions }: Content): boolean {
  if (heading === null) return false;
  const name = heading.replace(/^## /, "");
  const page = documents.find((document) => document.file === file);
  if (page !== undefined) return page.headings.some(({ text }) => text === name);
  const [member = "", ...option] = name.split(".");
  const own = descriptions.find((found) => found.file === file)?.members.get(member);
  return own?.options.has(option.join(".")) === true;
}

function classStatus(name: string, { headings, examples, prose }: ContentDocument): ClassStatus {
  const sections = headings.filter(({ level }) => level === 2);
  const withoutExample = sections.filter(({ line }, at) => {
    const end = sections[at + 1]?.line ?? Infinity;
    return !examples.some((example) => example.line > line && example.line < end);
  });
  return {
    name,
    members: sections.length,
    words: prose.flatMap(({ text }) => text.split(/\s+/).filter(Boolean)).length,
    examples: examples.length,
    withoutExample: withoutExample.map(({ text }) => text),
  };
}

function untouchedPages(
  documents: readonly ContentDocument[],
  lastUpdated: ReadonlyMap<string, string>,
  now: Date,
): AuthorStatus["untouched"] {
  const yearAgo = new Date(now);
  yearAgo.setFullYear(now.getFullYear() - 1);
  return documents
    .map(({ file }) => ({ file, day: lastUpdated.get(file)?.slice(0, 10) ?? "" }))
    .filter(({ day }) => day !== "" && new Date(day) < yearAgo)
    .sort((a, b) => a.day.localeCompare(b.day, "en"));
}
