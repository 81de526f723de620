// [row 23]
import { lineText } from "../../../shared/content/codePiece";
import { codeBlock } from "./codeBlock";
import { codeText, type CodeBlockElement } from "./codeBlockElement";
import { parseCodeMeta } from "./codeMeta";
import type { CodeLanguage } from "./grammars";

function block(code: string, language: CodeLanguage, meta = ""): CodeBlockElement {
  return codeBlock(code, language, parseCodeMeta(meta).meta);
}

/** Returns each line with its marks: `! ` where pointed out, `> ` where output. */
function lines(element: CodeBlockElement): string[] {
  return element.lines.map(({ pieces, isHighlighted, isOutput }) =>
    [isHighlighted ? "! " : "", isOutput ? "> " : "", lineText(pieces)].join(""),
  );
}

/** Returns the lines that start with a prompt, without it. */
function commands(element: CodeBlockElement): string[] {
  return element.lines.flatMap(({ pieces: [first, ...rest] }) =>
    first?.[0] === "prompt" ? [lineText(rest)] : [],
  );
}

describe("a block", () => {
  it("names its language, and the rest only where it is asked for", () => {
    expect(block("a", "ruby").properties).toEqual({ language: "ruby" });
    expect(block("a", "ruby", 'title="a.rb" showLineNumbers run').properties).toEqual({
      language: "ruby",
      title: "a.rb",
      showLineNumbers: true,
      flags: ["run"],
    });
  });

  it("ends every line with a line break, so that copied lines stay lines", () => {
    expect(codeText(block("a\n\nb", "ruby"))).toBe("a\n\nb\n");
  });

  it("points out the lines that are counted", () => {
    expect(lines(block("a\nb\nc", "ruby", "{1,3}"))).toEqual(["! a", "b", "! c"]);
  });
});

describe("a comment that points out lines", () => {
  it.each<[string, CodeLanguage, string, string[]]>([
    ["the next line", "ruby", "a\n# highlight-next-line\nb\nc", ["a", "! b", "c"]],
    [
      "lines up to an end",
      "ruby",
      "a\n  # highlight-start\nb\nc\n  # highlight-end\nd",
      ["a", "! b", "! c", "d"],
    ],
    ["lines up to the last one", "ruby", "a\n# highlight-start\nb", ["a", "! b"]],
    ["a line of JavaScript", "js", "// highlight-next-line\na()", ["! a()"]],
  ])("is taken out and marks %s", (_case, language, code, expected) => {
    expect(lines(block(code, language))).toEqual(expected);
  });

  it("is not counted among the lines", () => {
    expect(lines(block("# highlight-next-line\na\nb", "ruby", "{2}"))).toEqual(["! a", "! b"]);
  });

  it("is left alone where it stands behind code", () => {
    expect(lines(block("a # highlight-next-line\nb", "ruby"))).toEqual([
      "a # highlight-next-line",
      "b",
    ]);
  });
});

describe("a shell block with prompts", () => {
  const session =
    "$ npm install \\\n    playwright\nadded 1 package\n$ npx playwright --version\nVersion 1";

  it("tells what is typed from what comes back", () => {
    expect(lines(block(session, "bash"))).toEqual([
      "$ npm install \\",
      "    playwright",
      "> added 1 package",
      "$ npx playwright --version",
      "> Version 1",
    ]);
  });

  it("keeps the prompt apart from the command", () => {
    expect(commands(block(session, "bash"))).toEqual([
      "npm install \\",
      "npx playwright --version",
    ]);
  });

  it("colours commands and leaves output as it is", () => {
    const [command, output] = block("$ npm ci\nnpm ci", "bash").lines;
    expect(command?.pieces).toContainEqual(["function", "npm"]);
    expect(output?.pieces).toEqual(["npm ci"]);
  });

  it("takes a backslash at the end of output for output", () => {
    expect(lines(block("$ dir\nC:\\\nD:\\", "bash"))).toEqual(["$ dir", "> C:\\", "> D:\\"]);
  });
});

it("has no output in a shell block without prompts", () => {
  expect(lines(block("npm ci\nnpm start", "bash"))).toEqual(["npm ci", "npm start"]);
});

it("takes a dollar in Ruby for no prompt", () => {
  expect(lines(block("$ stdout", "ruby"))).toEqual(["$ stdout"]);
  expect(commands(block("$ stdout", "ruby"))).toEqual([]);
});
