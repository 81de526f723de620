import { formatOldest } from "../../config/formatOldest";
import { messages } from "../../config/messages";
import {
  countCoverage,
  type ApiCoverage,
  type CoveredClass,
  type CoveredMember,
  type UnwrappedClass,
} from "../../shared/api/apiCoverage";
import { type ApiIndexEntry, apiIndexLetters } from "../../shared/api/apiIndex";
import { installCommand, type GemVersion } from "../../shared/versions/gemVersion";
import { code, codeLink, codes, factList, inBrackets, joinParts } from "./markdownText";
import type { Shortcode } from "../../shared/content/shortcodes";

/** Markdown in place of shortcodes. */
export type ShortcodeTexts = Readonly<Partial<Record<Shortcode, string>>>;

/** The facts of the whole library that shortcodes render. */
interface OverviewFacts {
  apiIndex: readonly ApiIndexEntry[];
  /** `null` where nothing is known of Playwright. */
  apiCoverage: ApiCoverage | null;
  gemVersions: readonly GemVersion[];
}

const { apiIndex: said, coverage, reference, versions } = messages;

/**
 * Returns the Markdown of each shortcode; of the box that needs scripts, the sentence that the page has without them.
 */
export function shortcodeMarkdown({
  apiIndex,
  apiCoverage,
  gemVersions,
}: OverviewFacts): Record<Shortcode, string> {
  return {
    ApiCoverage: apiCoverage === null ? "" : coverageSections(apiCoverage),
    ApiIndex: indexSections(apiIndex),
    VersionFinder: versions.finderNeedsScript,
    VersionTable: versionTable(gemVersions),
  };
}

function indexSections(entries: readonly ApiIndexEntry[]): string {
  return apiIndexLetters(entries)
    .map((group) => `## ${group.letter}\n\n${group.entries.map(indexLine).join("\n")}`)
    .join("\n\n");
}

function indexLine({ name, kinds, targets }: ApiIndexEntry): string {
  const marks = kinds.flatMap((kind) => (kind === "method" ? [] : [said.kinds[kind]]));
  const jsNames = new Set(targets.flatMap(({ jsName }) => jsName ?? []));
  jsNames.delete(name);
  const inJs = [...jsNames].map((jsName) => `${reference.javascript} \`${jsName}\``);
  const owners = targets.map(({ owner, path, warning }) => {
    // Of members without a link, of which the list would have far more than text: the Markdown of the class has it.
    const shown = kinds.includes("class") ? codeLink(owner, path) : code(owner);
    return shown + inBrackets(warning === null ? [] : [reference.badges[warning]]);
  });
  return `- \`${name}\`${inBrackets([...marks, ...inJs])}: ${owners.join(", ")}`;
}

function coverageSections({ classes, unwrapped }: ApiCoverage): string {
  const others = unwrapped.map(unwrappedLine).join("\n");
  return joinParts(
    [
      `**${summary(classes)}**`,
      ...classes.map(coveredClass),
      others && `### ${coverage.unwrapped}\n\n${others}`,
    ],
    "\n\n",
  );
}

function summary(classes: readonly CoveredClass[]): string {
  const { implemented, total, percent } = countCoverage(classes);
  return coverage.summary(implemented, total, percent);
}

function coveredClass(covered: CoveredClass): string {
  const { name, path, implemented, missing, otherLanguages } = covered;
  const links = (members: readonly CoveredMember[]) =>
    members.map((member) => codeLink(member.name, member.path)).join(", ");
  const facts = factList([
    [coverage.missing, links(missing)],
    [coverage.implemented, links(implemented)],
    [coverage.otherLanguages, codes(otherLanguages)],
  ]);
  return joinParts([`### ${codeLink(name, path)}`, summary([covered]), facts], "\n\n");
}

function unwrappedLine({ name, members, rubyClass, path, languages }: UnwrappedClass): string {
  const names = languages.map((language) => coverage.languageNames[language] ?? language);
  const inRuby = rubyClass && (path === null ? code(rubyClass) : codeLink(rubyClass, path));
  const elsewhere = names.length > 0 ? [coverage.languages(names)] : [];
  const about = inRuby ? [`${coverage.inRuby} ${inRuby}`] : elsewhere;
  return joinParts([`- \`${name}\`${inBrackets(about)}`, codes(members)], ": ");
}

function versionTable(releases: readonly GemVersion[]): string {
  const columns = Object.values(versions.columns);
  const rows = releases.map(({ gem, released, playwright, ruby, node }) => {
    const needs = [playwright ?? versions.unrecorded, formatOldest(ruby), formatOldest(node)];
    return [gem, released, ...needs, code(playwright && installCommand(playwright)) ?? ""];
  });
  return [columns, columns.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
