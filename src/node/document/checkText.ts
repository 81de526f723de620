import type { Problem } from "../../shared/text/problem";

/** Above these the parser takes seconds for a page, or forever; the largest page there is has a fifth of the bytes. */
const limits = { bytes: 512 * 1024, block: 10_000, depth: 20 };

/**
 * Signs that nobody sees and that change what a reader, a search or a shell reads: controls, overrides of direction,
 * breaks and joints of word processors. Joints that Persian and emoji are made with stay.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u180E\u200B\u2028-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/u;

/** The rules of a file that was not parsed: nothing is known of what it holds. */
export const unreadRules: readonly string[] = [
  "mdx-syntax",
  "file-size",
  "file-block",
  "file-nesting",
];

/** Returns what is wrong with a text before it is parsed; one that is too large or nested too deep must not be. */
export function checkText(file: string, text: string): Problem[] {
  const size = Buffer.byteLength(text);
  if (size > limits.bytes) return [tooLarge(file, size)];
  return [...deepNesting(file, text), ...largeBlocks(file, text), ...invisibleSigns(file, text)];
}

/** Returns the problem of a text that the parser gave up on because it calls itself for each level. */
export function tooDeep(file: string, line = 1): Problem {
  const message = `Lists, quotes or boxes are nested deeper than ${limits.depth} levels.`;
  const hint = "Use headings, and close every ::: box.";
  return { file, line, rule: "file-nesting", message, hint };
}

function tooLarge(file: string, size: number): Problem {
  const message = `The file has ${Math.ceil(size / 1024)} KB, and a page may have ${limits.bytes / 1024} KB.`;
  return { file, line: 1, rule: "file-size", message, hint: "Divide it into pages." };
}

/** Counts markers of quotes and lists at a line's start, and boxes that are open. */
function deepNesting(file: string, text: string): Problem[] {
  let boxes = 0;
  const index = text.split("\n").findIndex((line) => {
    if (/^\s*:{3,}\s*$/.test(line)) boxes = Math.max(0, boxes - 1);
    else if (/^\s*:{3,}\w/.test(line)) boxes += 1;
    return boxes > limits.depth || lineDepth(line) > limits.depth;
  });
  return index < 0 ? [] : [tooDeep(file, index + 1)];
}

/** Returns how deep a line's own text may stand: a level is a `>` or a marker, or the two columns that one takes. */
function lineDepth(line: string): number {
  const [start = ""] = /^(?:\s|>|(?:[-*+]|\d{1,9}[.)])(?=\s))+/.exec(line.slice(0, 200)) ?? [];
  if (!/[>*+-]|\d[.)]/.test(start)) return 0;
  return Math.max(start.length / 2 - 1, start.split(">").length - 1);
}

/** Finds large texts between blank lines, which the parser looks through again for every sign of emphasis or link. */
function largeBlocks(file: string, text: string): Problem[] {
  let line = 1;
  for (const block of text.split(/\n[\t ]*(?=\n)/)) {
    if (block.length > limits.block) {
      const message = `More than ${limits.block} characters stand together without a blank line.`;
      const position = { file, line: line + (block.startsWith("\n") ? 1 : 0) };
      return [
        { ...position, rule: "file-block", message, hint: "Divide the text into paragraphs." },
      ];
    }
    line += block.split("\n").length;
  }
  return [];
}

/** Signs in a text that nobody sees, each with its place. */
export function invisibleSigns(file: string, text: string): Problem[] {
  return text.split("\n").flatMap((content, index) => {
    const found = invisible.exec(content);
    if (found === null) return [];
    const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return [
      {
        file,
        line: index + 1,
        column: found.index + 1,
        rule: "file-invisible",
        message: `The character U+${code} cannot be seen and changes what is read.`,
        hint: "Delete it.",
      },
    ];
  });
}
