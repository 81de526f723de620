/** The meta of a fenced block, which stands after its language. */
export interface CodeMeta {
  title: string | null;
  /** 1-based lines to point out. */
  highlighted: ReadonlySet<number>;
  showLineNumbers: boolean;
  flags: CodeFlag[];
  /** The reason why the example check leaves the block out; `null` where it does not. */
  unchecked: string | null;
}

const flags = ["run", "discouraged", "deprecated"] as const;

/** Marks for the example check: a program that runs by itself, and calls that are known to be poor. */
export type CodeFlag = (typeof flags)[number];

export const codeMetaWords = [
  'title="…"',
  "{1,3-5}",
  "showLineNumbers",
  ...flags,
  'unchecked="why"',
];

const quoted = /^(title|unchecked)="([^"]+)"$/;

/** `{1,3-5}`; more than four digits are a slip, and would be a list without end. */
const lineRanges = /^\{\s*\d{1,4}(-\d{1,4})?(\s*,\s*\d{1,4}(-\d{1,4})?)*\s*\}$/;

/** Returns the meta of a fenced block such as `title="a.rb" {1,3-5} run`, and the words of it that mean nothing. */
export function parseCodeMeta(meta: string): { meta: CodeMeta; unknown: string[] } {
  const words: string[] = meta.match(/\w+="[^"]*"|\{[^}]*\}|\S+/g) ?? [];
  const values = new Map(words.flatMap(quotedValue));
  const ranges = words.filter((word) => lineRanges.test(word));
  const found = flags.filter((flag) => words.includes(flag));
  const known = new Set<string>(["showLineNumbers", ...found, ...ranges]);
  return {
    meta: {
      title: values.get("title") ?? null,
      highlighted: new Set(ranges.flatMap((range) => parseLineRanges(range.slice(1, -1)))),
      showLineNumbers: words.includes("showLineNumbers"),
      flags: found,
      unchecked: values.get("unchecked") ?? null,
    },
    unknown: words.filter((word) => !known.has(word) && !quoted.test(word)),
  };
}

function quotedValue(word: string): [string, string][] {
  const [, name, value] = quoted.exec(word) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
}

/** `1,3-5` → `[1, 3, 4, 5]` */
export function parseLineRanges(ranges: string): number[] {
  return ranges.split(",").flatMap((range) => {
    const [first = NaN, last = first] = range.split("-").map(Number);
    const start = Math.min(first, last);
    return Array.from({ length: Math.abs(last - first) + 1 || 0 }, (_, index) => start + index);
  });
}
