import { factsOfGem, type KnownFacts } from "../../packages/gem-facts/src/factsOfGem";
import type { Gem } from "../../packages/gem-facts/src/gem/readGem";
import type { Problem } from "../../packages/gem-facts/src/problem";
import { type WritingList, writingListFile } from "../../src/shared/release/writingList";
import { type GemVersion, newestFirst } from "../../src/shared/versions/gemVersion";
import { factsFileOf } from "../../src/node/api/apiFacts";
import { coverageFile } from "../../src/node/api/apiFacts";
import { gemVersionsFile } from "../../src/node/api/gemVersions";
import { releaseFile, type ReleaseFile, toReleaseFile } from "../../src/node/api/releaseFile";
import { factsJson } from "../facts/factsJson";
import { changesBetween } from "./list/changes";
import type { Texts } from "./list/mentions";
import { mergeLists, toWritingList } from "./list/toWritingList";
import { releaseNotesFile, withReleaseNotes } from "./write/releaseNotes";
import { scaffold } from "./write/scaffold";

/** What the site says today. */
export interface Site extends Pick<KnownFacts, "classes" | "corrections"> {
  release: ReleaseFile;
  versions: readonly GemVersion[];
  list: WritingList | null;
  /** Pages and descriptions. */
  texts: Texts;
}

export interface Plan {
  files: Map<string, string>;
  list: WritingList;
  problems: Problem[];
}

/** Everything that a release changes in the repository, or all that speaks against it. */
export function planRelease(gem: Gem, apiText: string, site: Site, withScaffold: boolean): Plan {
  const { documented } = site.release;
  const release = { gem: documented.gem, playwright: documented.playwright ?? "" };
  const built = factsOfGem(gem, apiText, { ...site, release });
  const { versions, node, missing } = withRelease(site.versions, gem);
  const changes = changesBetween(site.classes, built.classes, gem.version);
  const numbers = { gem: gem.version, before: documented.gem };
  const found = toWritingList(changes, built.judgements, site.texts, numbers);
  const list = mergeLists(site.list, found);
  const notes = site.texts.get(releaseNotesFile);
  const released = versions.find((own) => own.gem === gem.version)?.released ?? null;
  const about = { playwright: gem.playwright, ruby: gem.ruby, node, released };
  const files = new Map<string, string>([
    ...built.classes.map((own) => [factsFileOf(`api/${own.path}`), factsJson(own)] as const),
    [coverageFile, factsJson(built.coverage)],
    [gemVersionsFile, factsJson(versions)],
    [
      releaseFile,
      factsJson(toReleaseFile(versions, { gem: gem.version, commit: commitOf(gem, site) })),
    ],
    ...(list.items.length > 0 ? [[writingListFile, factsJson(list)] as const] : []),
    ...(notes === undefined || gem.version === documented.gem
      ? []
      : [[releaseNotesFile, withReleaseNotes(notes, list, about)] as const]),
    ...(withScaffold ? scaffold(list, built.classes, site.texts) : []),
  ]);
  const problems = [
    ...built.problems,
    ...(newestFirst(gem.version, documented.gem) <= 0
      ? []
      : [
          problem(
            releaseFile,
            "release-gem",
            `The site documents ${documented.gem}, which is newer than ${gem.version}.`,
            "Take a newer release. Old ones are kept by npm run docs:version.",
          ),
        ]),
    ...pagelessClasses(site, list).map((path) =>
      problem(
        factsFileOf(`api/${path}`),
        "release-page",
        `The class of ${path}.json has no page.`,
        `Write content/docs/api/${path}.mdx first.`,
      ),
    ),
    ...(missing === null
      ? []
      : [
          problem(
            gemVersionsFile,
            "release-gem",
            missing,
            `Add {"gem": "${gem.version}", "released": "2026-11-22", …} with the right day.`,
          ),
        ]),
  ];
  return { files, list, problems };
}

/** The commit of a release that the site documents already stays. */
function commitOf({ version, commit }: Gem, { release: { documented } }: Site): string {
  return documented.gem === version ? documented.commit : commit;
}

/** The classes that have facts and nothing for readers, but those whose page the writing list asks for. */
function pagelessClasses({ classes, texts }: Site, { items }: WritingList): string[] {
  const asked = items.filter(({ kind }) => kind === "class").flatMap(({ places }) => places);
  const paths = classes.map(({ path }) => path);
  return paths.filter((path) => {
    const page = `content/docs/api/${path}.mdx`;
    return !texts.has(page) && !asked.some(({ file }) => file === page);
  });
}

function problem(file: string, rule: string, message: string, hint: string): Problem {
  return { file, line: 1, rule, message, hint };
}

/** The list of releases with this one; what is known of it already stays. */
export function withRelease(
  versions: readonly GemVersion[],
  { version, playwright, ruby, released }: Gem,
): { versions: GemVersion[]; node: string; missing: string | null } {
  const known = versions.find(({ gem }) => gem === version);
  const node = known?.node ?? versions.at(-1)?.node ?? "18";
  const day = known?.released ?? released;
  if (day === null || day === undefined)
    return {
      versions: [...versions],
      node,
      missing: `Nothing tells the day on which ${version} was released.`,
    };
  const row = { gem: version, released: day, playwright, ruby, node };
  const others = versions.filter(({ gem }) => gem !== version);
  const at = known ? versions.indexOf(known) : indexFor(version, others);
  return { versions: [...others.slice(0, at), row, ...others.slice(at)], node, missing: null };
}

function indexFor(version: string, versions: readonly GemVersion[]): number {
  const newer = versions.findIndex(({ gem }) => newestFirst(version, gem) > 0);
  return newer === -1 ? versions.length : newer;
}
