import { siteConfig } from "../config/siteConfig";
import frozenVersions from "../config/frozenVersions.json";
import { sidebars } from "../config/sidebars";
import type { Problem } from "../shared/problem";
import { checkConfig } from "./config/checkConfig";
import { checkDocsData } from "./config/checkDocsData";
import { readConfigSources } from "./config/readConfigSources";
import { checkContent } from "./content/checkContent";
import { parseContent, type Content } from "./content/parseContent";
import { readContent } from "./content/readContent";
import { versionProblems } from "./versions/versionProblems";

/** Everything that must be mended before the repository at `root` can be built, and its content. */
export function siteProblems(root: string): { problems: Problem[]; content: Content } {
  const sources = readContent(root);
  const content = parseContent(sources);
  const config = readConfigSources(root);
  const problems = [
    ...checkDocsData(content),
    ...checkConfig(siteConfig, config, content),
    ...checkContent(content, sidebars),
    ...frozenVersions.flatMap((version: string) => versionProblems(root, version, sources)),
  ];
  return { problems, content };
}
