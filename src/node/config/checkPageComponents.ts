import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";

const hasDefault = /^export default\b|^export \{[^}]*\bas default\b/m;
const namedExport = /^export (?:async )?(?:function|const|class) (\w+)/gm;

/** Finds files that Gatsby renders pages with and that export nothing by default. */
export function checkPageComponents(components: readonly SourceFile[]): Problem[] {
  return components
    .filter(({ text }) => !hasDefault.test(text))
    .map(({ path, text }) => {
      const names = [...text.matchAll(namedExport)].map(([, name]) => name);
      const message =
        "The page's component is not exported by default, so there is nothing to render.";
      const hint = `Write export default function …. What it exports: ${names.join(", ") || "nothing"}.`;
      return { file: path, line: 1, rule: "page-component", message, hint };
    });
}
