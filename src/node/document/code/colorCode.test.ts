import { lineText, type CodePiece } from "../../../shared/content/codePiece";
import { colorCode } from "./colorCode";
import type { CodeLanguage } from "./grammars";

/** Returns the coloured pieces of each line: `string "a"`. */
function colored(code: string, language: CodeLanguage): string[][] {
  return colorCode(code, language).map((line) => line.flatMap(describePiece));
}

function describePiece(piece: CodePiece): string[] {
  if (typeof piece === "string") return [];
  return [piece.join(" ")];
}

it.each<[string, CodeLanguage, string, string]>([
  ["a keyword of Ruby", "ruby", "def go", "keyword def"],
  ["a string", "ruby", 'x = "a"', 'string "a"'],
  ["a string in single quotes", "ruby", "x = 'a'", "string 'a'"],
  ["a symbol", "ruby", "x = :a", "symbol :a"],
  ["a keyword argument", "ruby", "go(timeout: 1)", "symbol timeout"],
  ["the name of a class", "ruby", "class Go", "constant Go"],
  ["an instance variable", "ruby", "@page", "variable @page"],
  ["a regular expression", "ruby", "x = /a/", "string /a/"],
  ["a number", "ruby", "x = 30_000", "number 30_000"],
  ["a fraction", "ruby", "x = 1.5", "number 1.5"],
  ["a number with a method", "ruby", "2.days", "number 2"],
  ["nil", "ruby", "x = nil", "keyword nil"],
  ["a comment", "ruby", "x # why", "comment # why"],
  ["what a line gives", "ruby", "page.title # => 1", "result # => 1"],
  ["a command of the shell", "bash", "npm install x", "function npm"],
  ["a variable of the shell", "bash", "echo $PLAYWRIGHT", "variable $PLAYWRIGHT"],
  ["a key of YAML", "yaml", "name: x", "keyword name"],
  ["a tag of HTML", "html", "<p>x</p>", "keyword <p>"],
])("colours %s", (_case, language, code, piece) => {
  expect(colored(code, language).flat()).toContainEqual(piece);
});

it("does not colour code inside a string as the string", () => {
  const pieces = colored('"Hi #{name.upcase + "!"}."', "ruby").flat();
  expect(pieces).toContain('string "Hi ');
  expect(pieces).toContain('string "!"');
  expect(pieces.filter((piece) => /name|upcase/.test(piece))).toEqual([]);
});

it("colours a token that runs over lines on each of them", () => {
  expect(colored("=begin\nwhy\n=end", "ruby")).toEqual([
    ["comment =begin"],
    ["comment why"],
    ["comment =end"],
  ]);
});

it("makes one piece of what has the same colour", () => {
  expect(colorCode("go(a).b", "ruby")).toEqual([["go(a).b"]]);
});

it.each<[string, CodeLanguage]>([
  ["Ruby", "ruby"],
  ["plain text", "text"],
])("keeps every line and every sign of %s", (_case, language) => {
  const code = 'a = "x\n  y"\n\n\tb  # => {}\n';
  const lines = colorCode(code, language).map(lineText);
  expect(lines.join("\n")).toBe(code);
});

it("leaves plain text without colour", () => {
  expect(colorCode("def go", "text")).toEqual([["def go"]]);
});
