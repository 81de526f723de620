import type { WritingPlace } from "../../../src/shared/release/writingList";
import type { Change } from "./changes";
import { commonDescriptionsFile } from "../../../src/node/api/apiDescriptions";

/** Pages and descriptions by their path. */
export type Texts = ReadonlyMap<string, string>;

/** Places that still speak of what is gone, or of a default that changed; its own section is not one of them. */
export function mentionsOf(change: Change, texts: Texts): WritingPlace[] {
  const pattern = patternOf(change);
  if (!pattern) return [];
  const found = [...texts].flatMap(([file, text]) =>
    headingsOf(text, pattern, change).map((heading) => ({ file, heading })),
  );
  const own = `content/docs/api/${change.page}.mdx`;
  return found.filter(
    ({ file, heading }) => file !== own || heading !== `## ${change.member ?? ""}`,
  );
}

function patternOf({ kind, name, member, option, was }: Change): RegExp | null {
  if (kind === "removed") return removedPattern(name, member, option);
  if (kind !== "default" || was === undefined || option === null) return null;
  return new RegExp(`\`${option.split(".").at(-1) ?? ""}:?\`?[^\\n]*\\b${escape(was)}\\b`);
}

/** A class by its name; a member by class and name or as a call; an option as a keyword of a call or in backticks. */
function removedPattern(name: string, member: string | null, option: string | null): RegExp {
  if (option !== null)
    return new RegExp(`\\b${escape(member ?? "")}\\([^)\\n]*\\b${escape(option)}:`);
  if (member === null) return new RegExp(`\\b${escape(name)}\\b`);
  const event = /^event: (.*)/.exec(member)?.[1];
  if (event !== undefined) return new RegExp(`\\bon(ce)?\\("${escape(event)}"`);
  return new RegExp(`${escape(name)}(?![\\w?!])|\\.${escape(member)}(?![\\w?!])`);
}

function headingsOf(text: string, pattern: RegExp, { option, member, kind }: Change): string[] {
  let heading = "";
  const found = new Set<string>();
  for (const line of text.split("\n")) {
    if (/^#{2,4} /.test(line)) heading = line;
    const isAbout =
      kind !== "default" ||
      option === null ||
      heading.includes(member ?? "") ||
      line.includes(member ?? "");
    if (isAbout && pattern.test(line)) found.add(heading);
  }
  return [...found];
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Returns whether the options of all members share words under that name. */
export function isShared(option: string, texts: Texts): boolean {
  const shared = texts.get(commonDescriptionsFile) ?? "";
  return shared.split("\n").some((line) => line.startsWith(`${option}:`));
}
