import { formatOldest } from "../../config/formatOldest";
import { messages } from "../../config/messages";
import {
  countCoverage,
  type ApiCoverage,
  type CoveredClass,
  type CoveredMember,
  type UnwrappedClass,
} from "../../shared/api/apiCoverage";
import {
  type ApiIndexEntry,
  type ApiIndexTarget,
  apiIndexLetters,
} from "../../shared/api/apiIndex";
import { installCommand, type GemVersion } from "../../shared/versions/gemVersion";
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
  const about = [
    ...marks,
    ...[...jsNames].map((jsName) => `${reference.javascript} \`${jsName}\``),
  ];
  const toText = kinds.includes("class") ? targetLink : targetName;
  return `- \`${name}\`${inBrackets(about)}: ${targets.map(toText).join(", ")}`;
}

function targetLink(target: ApiIndexTarget): string {
  return codeLink(target.owner, target.path) + warningOf(target);
}

/** Without a link, of which the list would have far more than text: the Markdown of the class has it. */
function targetName(target: ApiIndexTarget): string {
  return code(target.owner) + warningOf(target);
}

function warningOf({ warning }: ApiIndexTarget): string {
  return inBrackets(warning === null ? [] : [reference.badges[warning]]);
}

function coverageSections({ classes, unwrapped }: ApiCoverage): string {
  return [
    `**${summary(classes)}**`,
    ...classes.map(coveredClass),
    ...(unwrapped.length > 0
      ? [`### ${coverage.unwrapped}\n\n${unwrapped.map(unwrappedLine).join("\n")}`]
      : []),
  ].join("\n\n");
}

function summary(classes: readonly CoveredClass[]): string {
  const { implemented, total, percent } = countCoverage(classes);
  return coverage.summary(implemented, total, percent);
}

function coveredClass(covered: CoveredClass): string {
  const { name, path, implemented, missing, otherLanguages } = covered;
  const facts = [
    fact(coverage.missing, missing.map(memberLink)),
    fact(coverage.implemented, implemented.map(memberLink)),
    fact(coverage.otherLanguages, otherLanguages.map(code)),
  ].flat();
  return [`### ${codeLink(name, path)}`, summary([covered]), facts.join("\n")]
    .filter((part) => part !== "")
    .join("\n\n");
}

function fact(label: string, names: readonly string[]): string[] {
  return names.length > 0 ? [`- ${label}: ${names.join(", ")}`] : [];
}

function memberLink({ name, path }: CoveredMember): string {
  return codeLink(name, path);
}

function unwrappedLine(unwrapped: UnwrappedClass): string {
  const { name, members } = unwrapped;
  const about = `- ${code(name)}${inBrackets(whereIs(unwrapped))}`;
  return members.length > 0 ? `${about}: ${members.map(code).join(", ")}` : about;
}

/** Returns the class that Ruby has in its place, or else the languages that have it. */
function whereIs({ rubyClass, path, languages }: UnwrappedClass): string[] {
  const names = languages.map((language) => coverage.languageNames[language] ?? language);
  if (rubyClass === null) return names.length > 0 ? [coverage.languages(names)] : [];
  return [`${coverage.inRuby} ${path === null ? code(rubyClass) : codeLink(rubyClass, path)}`];
}

function versionTable(releases: readonly GemVersion[]): string {
  const columns = Object.values(versions.columns);
  return [columns, columns.map(() => "---"), ...releases.map(releaseCells)].map(row).join("\n");
}

function releaseCells({ gem, released, playwright, ruby, node }: GemVersion): string[] {
  const command = playwright === null ? "" : code(installCommand(playwright));
  const needs = [playwright ?? versions.unrecorded, formatOldest(ruby), formatOldest(node)];
  return [gem, released, ...needs, command];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function codeLink(name: string, path: string): string {
  return `[${code(name)}](${path})`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function inBrackets(parts: readonly string[]): string {
  return parts.length > 0 ? ` (${parts.join(", ")})` : "";
}
