import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../shared/text/problem";
import { checkDocsData } from "../config/checkDocsData";
import { checkTargets } from "../config/checkConfig";
import { configSchema } from "../config/configSchema";
import type { SiteChoices } from "../config/siteChoices";
import { checkContent } from "../check/checkContent";
import { parseContent } from "../content/parseContent";
import type { ContentSources } from "../content/readContent";
import type { SourceFile } from "../document/sourceFile";
import { localeContent } from "./localeContent";
import { localeFolder } from "./localeFolder";

/** Returns what is wrong with the documents of a locale. Its sidebars leave out what is not translated yet. */
export function localeProblems(
  root: string,
  code: string,
  base: ContentSources,
  { config, choices }: { config: readonly SourceFile[]; choices: SiteChoices },
): Problem[] {
  const content = parseContent(localeContent(join(root, localeFolder(code)), base));
  const { data } = configSchema.safeParse(choices.siteConfig);
  const links = data === undefined ? [] : checkTargets(data, config, content);
  const own = [...checkDocsData(content), ...checkContent(content, choices.sidebars)]
    .filter(({ rule }) => !rule.startsWith("sidebar-"))
    .map((problem) => ({ ...problem, file: realFile(root, code, problem.file) }));
  const inLocale = links.map((problem) => ({
    ...problem,
    message: `In the locale "${code}": ${problem.message}`,
  }));
  return [...own, ...inLocale];
}

function realFile(root: string, code: string, file: string): string {
  const own = localeFolder(code) + file;
  return existsSync(join(root, own)) ? own : file;
}
