import { slug } from "github-slugger";
import type { Heading, Root } from "mdast";
import type { Data, Processor } from "unified";
import type { Finding, Problem } from "../../shared/text/problem";
import { nodesOf } from "./eachNode";
import { locatedProblems } from "./locatedProblems";
import type { SectionKind } from "./wrapSections";

type Syntax = Exclude<NonNullable<Data["micromarkExtensions"]>[number], unknown[]>;

const [hash, close] = [35, 125];

/** Makes `{#anchor}` a text, where MDX would read code; 123 is the brace that opens it. */
const syntax: Syntax = {
  text: {
    123: {
      tokenize: (effects, ok, nok) => {
        const rest: typeof ok = (code) => {
          if (code === null || code < 0) return nok(code);
          effects.consume(code);
          if (code !== close) return rest;
          effects.exit("data");
          return ok;
        };
        return (code) => {
          effects.enter("data");
          effects.consume(code);
          return (next) => (next === hash ? rest(next) : nok(next));
        };
      },
    },
  },
};

/** Has the parser leave `{#anchor}` to `takeHeadingIds`; after MDX, whose braces are others'. */
export function remarkHeadingIds(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
}

/** The anchor that an author writes behind a heading. */
export const writtenAnchor = /(?<!\\)\{#([^{}]*)\}\s*$/;

/** Gives headings the anchors that `## Title {#anchor}` names, and returns what is wrong with these. */
export function takeHeadingIds(
  file: string,
  tree: Root,
  source: string,
  kind: SectionKind,
): Problem[] {
  const findings = nodesOf(tree, "heading").flatMap((heading) => {
    const { start, end } = heading.position ?? {};
    const [sign, id] = writtenAnchor.exec(source.slice(start?.offset, end?.offset)) ?? [];
    if (sign === undefined || id === undefined) return [];
    heading.data = { ...heading.data, hProperties: { id } };
    takeText(heading, sign.length);
    const finding = kind === "api" && heading.depth === 2 ? ofMember : idFinding(id);
    return finding === null ? [] : [{ at: heading, ...finding }];
  });
  return locatedProblems(file, findings);
}

/** Takes the braces out of the heading's text, and of the place that it stands at. */
function takeText({ children }: Heading, length: number): void {
  const last = children.pop();
  if (last?.type !== "text" || last.position === undefined) return;
  const value = last.value.replace(writtenAnchor, "").trimEnd();
  const { start, end } = last.position;
  const position = { start, end: { ...end, offset: (end.offset ?? 0) - length } };
  if (value !== "") children.push({ type: "text", value, position });
}

const ofMember: Finding = {
  rule: "heading-id",
  message: "A member or an event has its anchor by its name.",
  hint: "Take the braces out.",
};

function idFinding(id: string): Finding | null {
  const wanted = slug(id.trim());
  if (id !== "" && id === wanted) return null;
  const message = `{#${id}} names no anchor: it has small letters, digits, - and _ alone.`;
  return { rule: "heading-id", message, hint: `Write {#${wanted || "the-anchor"}}.` };
}
