import type { ProgramNode } from "@ruby/prism/src/nodes.js";
import { createRubyParser } from "../../../packages/example-check/src/parse/rubyParser";
import type { Problem } from "../../../src/shared/text/problem";

export type ParseRuby = (
  file: string,
  text: string,
) => { program: ProgramNode; problems: Problem[] };

/** Returns Ruby's own parser, which says with file and line what it cannot read. */
export function createParser(): ParseRuby {
  const parse = createRubyParser();
  return (file, text) => {
    const { program, errors } = parse(text);
    const problems = errors.slice(0, 1).map(({ message, offset }) => {
      const hint = "Use the release as it was published; this file is no Ruby.";
      return {
        file,
        line: lineAt(text, offset),
        rule: "release-ruby",
        message: `Unreadable Ruby: ${message}.`,
        hint,
      };
    });
    return { program, problems };
  };
}

/** Returns the line of a byte of a source, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return Buffer.from(text).subarray(0, offset).toString().split("\n").length;
}
