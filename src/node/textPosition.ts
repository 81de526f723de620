import type { Problem } from "../shared/text/problem";

/** A position in a text, both numbers counted from 1. */
export type TextPosition = Required<Pick<Problem, "line" | "column">>;

/** Returns the position of a character by its index. */
export function textPosition(text: string, index: number): TextPosition {
  const lines = text.slice(0, index).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
