import release from "../../../content/api/release.json";
import { locales } from "../../config/locales";
import frozenVersions from "../../config/frozenVersions.json";
import type { FrozenVersion } from "../../config/versions";
import type { Problem } from "../../shared/text/problem";
import { checkReleaseFile } from "../api/releaseFile";
import { checkConfig } from "../config/checkConfig";
import { checkTranslations } from "../config/checkTranslations";
import { configSchema } from "../config/configSchema";
import { choicesAtStart, type SiteChoices } from "../config/siteChoices";
import { localeProblems } from "../locales/localeProblems";
import { checkDocsData } from "../config/checkDocsData";
import { checkPageComponents } from "../config/checkPageComponents";
import { areSidebars } from "../config/sidebarsSchema";
import { readConfigSources } from "../config/readConfigSources";
import { checkContent } from "./checkContent";
import { checkSearchTerms } from "./checkSearchTerms";
import { parseContent, type Content } from "../content/parseContent";
import { writtenNumbers } from "../content/placeholders";
import { readContent } from "../content/readContent";
import { versionProblems } from "../versions/versionProblems";

const [, ...otherLocales] = locales;
const frozen = (frozenVersions as readonly FrozenVersion[]).map(({ name }) => name);

/** Returns everything that must be mended before the repository at `root` can be built, and its content. */
export function siteProblems(
  root: string,
  choices: SiteChoices = choicesAtStart,
): { problems: Problem[]; content: Content } {
  const sources = readContent(root);
  const content = parseContent(sources);
  const { config, components } = readConfigSources(root);
  const problems = [
    ...checkDocsData(content),
    ...checkConfig(choices.siteConfig, config, content),
    ...translationProblems(choices),
    ...checkPageComponents(components),
    ...releaseProblems(content),
    ...[...sources.documents, ...sources.descriptions].flatMap(writtenNumbers),
    ...checkContent(content, choices.sidebars),
    ...checkSearchTerms(sources.searchTerms, content),
    ...otherLocales.flatMap(({ code }) => localeProblems(root, code, sources, { config, choices })),
    ...frozen.flatMap((version) => versionProblems(root, version, sources)),
  ];
  return { problems, content };
}

function releaseProblems({ gemVersions, coverage }: Content): Problem[] {
  return coverage === null ? [] : checkReleaseFile(release, gemVersions, coverage.gemVersion);
}

function translationProblems({ siteConfig, sidebars, translations }: SiteChoices): Problem[] {
  const { data } = configSchema.safeParse(siteConfig);
  return data === undefined || !areSidebars(sidebars)
    ? []
    : checkTranslations(data, sidebars, translations);
}
