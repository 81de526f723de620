import type { ErrorCode, YAMLError } from "yaml";
import type { Problem } from "../shared/text/problem";

/** Returns what is wrong in a text that is no YAML, and what to write instead. */
export function yamlFinding(
  { code, message, pos: [offset] }: Pick<YAMLError, "code" | "message" | "pos">,
  text: string,
): Pick<Problem, "message" | "hint"> {
  if (code === "DUPLICATE_KEY") return repeatedKey(text.slice(offset));
  const [reason = ""] = message.split("\n");
  const hint = reason.startsWith("Flow ") ? hints.MISSING_CHAR : hints[code];
  return { message: `${reason.replace(/( at line .*)?$/, "")}.`, hint: hint ?? valueHint };
}

/** The hint for a value that YAML takes for something else than text. */
export const valueHint = 'Put values that contain ": " or start with a sign in quotes.';

const hints: Partial<Record<ErrorCode, string>> = {
  BAD_DQ_ESCAPE: "Put the value in single quotes, where a backslash is a backslash.",
  BAD_INDENT: "Start keys of one level in the same column, and those inside one two spaces later.",
  MISSING_CHAR: "Close what is open, or put the whole value in quotes.",
  MULTIPLE_DOCS: "Take out the line of dashes or dots.",
  TAB_AS_INDENT: "Indent with spaces.",
};

function repeatedKey(text: string): Pick<Problem, "message" | "hint"> {
  const [, key = ""] = /^["']?([^"'\n]*?)["']?\s*:/.exec(text) ?? [];
  return {
    message: `The key "${key}" is there already.`,
    hint: "Put both into one, or take one out.",
  };
}
