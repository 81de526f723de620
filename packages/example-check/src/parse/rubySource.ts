import type { ProgramNode } from "@ruby/prism/src/nodes.js";
import { createRubyParser } from "../../../gem-facts/src/ruby/rubyParser";
import type { Finding } from "../report/findings";

/** Ruby source, parsed. */
export interface RubySource {
  text: string;
  program: ProgramNode;
  /** The errors that keep it from being Ruby. */
  errors: Finding[];
  /** 1-based line and column of a byte. */
  positionOf: (offset: number) => { line: number; column: number };
}

const parseRuby = createRubyParser();

/** Parses Ruby source. */
export function readSource(text: string): RubySource {
  const { program, errors } = parseRuby(text);
  const bytes = new TextEncoder().encode(text);
  return {
    text,
    program,
    errors: errors.map(({ message, offset }) => ({
      offset,
      rule: "example-syntax",
      message: `This is not Ruby: ${message}.`,
    })),
    positionOf: (offset) => positionIn(bytes, offset),
  };
}

function positionIn(bytes: Uint8Array, offset: number): { line: number; column: number } {
  const lines = new TextDecoder().decode(bytes.subarray(0, offset)).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
