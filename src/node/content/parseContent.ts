import type { GemVersion } from "../../shared/versions/gemVersion";
import { pagePath } from "../../shared/routes/pagePath";
import type { Problem } from "../../shared/text/problem";
import { sectionForPath } from "../../shared/routes/sectionForPath";
import type { LibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { parseApiFacts, type ApiFacts } from "../api/apiFacts";
import {
  parseApiDescriptions,
  parseCommonDescriptions,
  type ApiDescriptions,
  type CommonDescriptions,
} from "../api/apiDescriptions";
import { parseGemVersions } from "../api/gemVersions";
import type { CoverageFacts } from "../../../packages/gem-facts/src/facts/coverage";
import { parseCoverageFacts } from "../api/apiFacts";
import { parseDocument, type ParsedDocument } from "../document/parseDocument";
import type { SourceFile } from "../document/sourceFile";
import type { SectionKind } from "../document/wrapSections";
import { diskCache } from "../cache/diskCache";
import { memoizeBySource } from "../cache/memoizeBySource";
import { readLibrary } from "../schema/library";
import { pictureProblems, pictureSize } from "./picture";
import { fillPlaceholders, unknownPlaceholders } from "./placeholders";
import type { ContentSources } from "./readContent";

/** A document with the address it is served at; `null` for samples, which are rendered into other pages. */
export interface ContentDocument extends ParsedDocument {
  path: string | null;
  /** Its source, with the numbers of releases in it. */
  text: string;
}

/** The content of the site, parsed: what checks and outputs are made from. */
export interface Content {
  documents: ContentDocument[];
  /** Those of the first locale that this one has not: links lead to them. */
  originals: ContentDocument[];
  classes: { file: string; text: string; facts: ApiFacts }[];
  /** The same facts as the example check reads them. */
  library: LibraryFacts;
  descriptions: ApiDescriptions[];
  common: CommonDescriptions;
  gemVersions: GemVersion[];
  coverage: CoverageFacts | null;
  sidebars: SourceFile;
  assets: string[];
  /** The site paths of pictures whose size is known. */
  pictures: Set<string>;
  strays: string[];
  problems: Problem[];
}

/** Parses every source; what cannot be read is left out and told in `problems`. */
export function parseContent(sources: ContentSources): Content {
  const documents = sources.documents.map(parseSource);
  const facts = sources.facts.map((source) => ({
    file: source.path,
    text: source.text,
    ...parseApiFacts(source),
  }));
  const descriptions = sources.descriptions.map(({ path, text }) =>
    parseApiDescriptions({ path, text: fillPlaceholders(text) }),
  );
  const common = parseCommonDescriptions(sources.common);
  const gemVersions = parseGemVersions(sources.gemVersions);
  const coverage = parseCoverageFacts(sources.coverage);
  return {
    documents,
    originals: sources.originals?.map(parseSource) ?? [],
    classes: facts.flatMap(({ file, text, facts: found }) =>
      found ? [{ file, text, facts: found }] : [],
    ),
    library: readLibrary(sources.facts.map(({ text }) => text)),
    descriptions: descriptions.map((parsed) => parsed.descriptions),
    common: common.descriptions,
    gemVersions: gemVersions.versions,
    coverage: coverage.facts,
    sidebars: sources.sidebars,
    assets: sources.assets,
    pictures: new Set(
      sources.pictures.filter(({ bytes }) => pictureSize(bytes) !== null).map(({ path }) => path),
    ),
    strays: sources.strays,
    problems: [
      sources,
      ...documents,
      { problems: sources.descriptions.flatMap(unknownPlaceholders) },
      { problems: sources.pictures.flatMap(pictureProblems) },
      ...facts,
      ...descriptions,
      common,
      gemVersions,
      coverage,
    ].flatMap(({ problems }) => problems),
  };
}

/** Parses one MDX file the way its place in `content` asks for. */
export const parseSource = memoizeBySource((source): ContentDocument => {
  const text = fillPlaceholders(source.text);
  const parts = [source.path, text];
  const document = diskCache(`documents/${source.path}`, parts, () => parseAnew(source));
  return { ...document, text };
});

/** Parses as `parseSource` does, past all that is kept. */
export function parseAnew(source: SourceFile): Omit<ContentDocument, "text"> {
  const path = pagePath(source.path);
  const filled = { path: source.path, text: fillPlaceholders(source.text) };
  const parsed = parseDocument(filled, sectionKind(path));
  return { ...parsed, problems: [...unknownPlaceholders(source), ...parsed.problems], path };
}

function sectionKind(path: string | null): SectionKind {
  return path !== null && path !== "/docs/api" && sectionForPath(path) === "api" ? "api" : "guide";
}
