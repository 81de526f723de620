import { checkExample } from "../../example-check/src/checkExample";
import type { DocsLibrary, ToolAnswer } from "./docsLibrary";

const longestList = 30;

/** Returns what is wrong with Ruby that uses the library: names, options, values, blocks. It is not run. */
export function checkRuby({ facts, gem }: DocsLibrary, code: string): ToolAnswer {
  const { problems, calls, optionsChecked } = checkExample(code, facts(), { file: "code.rb" });
  const judged = `${calls.resolved} calls and ${optionsChecked} options of playwright-ruby-client ${gem} were checked`;
  const unknown = new Set(calls.unresolved.map(({ line, name }) => `${name} (line ${line})`));
  const open =
    unknown.size > 0
      ? ` Not judged, as their receiver is not known: ${some([...unknown], ", ")}.`
      : "";
  if (problems.length === 0) return { text: `No problem: ${judged}.${open}` };
  const lines = problems.map(({ line, column, rule, message, hint }) =>
    [`- ${line}:${column} ${message}`, hint, `(${rule})`].filter(Boolean).join(" "),
  );
  return { text: `Problems: ${problems.length}; ${judged}.${open}\n\n${some(lines, "\n")}` };
}

function some(parts: readonly string[], separator: string): string {
  const more = parts.length - longestList;
  return [...parts.slice(0, longestList), ...(more > 0 ? [`and ${more} more`] : [])].join(
    separator,
  );
}
