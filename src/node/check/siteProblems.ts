import release from "../../../content/api/release.json";
import { locales } from "../../config/locales";
import frozenVersions from "../../config/frozenVersions.json";
import type { FrozenVersion } from "../../config/versions";
import type { Problem } from "../../shared/text/problem";
import { checkReleaseFile } from "../api/releaseFile";
import { checkConfig } from "../config/checkConfig";
import { checkTranslations, untranslatedLabels } from "../config/checkTranslations";
import { configSchema, areSidebars } from "../config/configSchema";
import { choicesAtStart, type SiteChoices } from "../config/siteChoices";
import { localeProblems } from "../locales/localeProblems";
import { checkDocsData } from "../config/checkDocsData";
import { checkPageComponents } from "../config/checkPageComponents";
import { readConfigSources } from "../config/schemaProblems";
import { checkContent } from "./checkContent";
import { checkSearchTerms } from "./checkSearchTerms";
import { parseContent, type Content } from "../content/parseContent";
import { writtenNumbers } from "../content/placeholders";
import { readContent } from "../content/readContent";
import { versionProblems } from "../versions/versionProblems";

const [, ...otherLocales] = locales;
const frozen = (frozenVersions as readonly FrozenVersion[]).map(({ name }) => name);

/** The state of a repository's content. */
export interface SiteState {
  /** Everything that must be mended before it can be built. */
  problems: Problem[];
  /** Everything that an author should know, and a build does not mind. */
  notices: Problem[];
  content: Content;
}

/** Returns what is to be said of the content of the repository at `root`. */
export function siteProblems(root: string, choices: SiteChoices = choicesAtStart): SiteState {
  const sources = readContent(root);
  const content = parseContent(sources);
  const { config, components } = readConfigSources(root);
  const translations = translationState(choices);
  const problems = [
    ...checkDocsData(content),
    ...checkConfig(choices.siteConfig, config, content),
    ...translations.problems,
    ...checkPageComponents(components),
    ...releaseProblems(content),
    ...[...sources.documents, ...sources.descriptions].flatMap(writtenNumbers),
    ...checkContent(content, choices.sidebars),
    ...checkSearchTerms(sources.searchTerms, content),
    ...otherLocales.flatMap(({ code }) => localeProblems(root, code, sources, { config, choices })),
    ...frozen.flatMap((version) => versionProblems(root, version, sources)),
  ];
  return { problems, notices: translations.notices, content };
}

function releaseProblems({ gemVersions, coverage }: Content): Problem[] {
  return coverage === null ? [] : checkReleaseFile(release, gemVersions, coverage.gemVersion);
}

function translationState({ siteConfig, sidebars, translations }: SiteChoices) {
  const { data } = configSchema.safeParse(siteConfig);
  if (data === undefined || !areSidebars(sidebars)) return { problems: [], notices: [] };
  return {
    problems: checkTranslations(data, translations),
    notices: untranslatedLabels(data, sidebars, translations),
  };
}
