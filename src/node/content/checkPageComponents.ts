import type { Problem } from "../../shared/problem";
import type { SourceFile } from "../document/sourceFile";

/** Files of `src/pages` and `src/templates` that Gatsby would take for pages and that export none. */
export function checkPageComponents(components: readonly SourceFile[]): Problem[] {
  return components
    .filter(({ text }) => !/^export default |^export \{[^}]*\bdefault\b/m.test(text))
    .map(({ path }) => ({
      file: path,
      line: 1,
      rule: "page-component",
      message: "The file has no default export, so it is no page.",
      hint: "Write `export default function …`, or move it out of the folder of pages.",
    }));
}
