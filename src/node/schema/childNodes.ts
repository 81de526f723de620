import { locale } from "../../config/locales";
import { inVersion } from "../../shared/versions/versionAddress";
import { parseApiFacts } from "../api/apiFacts";
import { coverageFile } from "../api/apiFacts";
import { gemVersionsFile } from "../api/gemVersions";
import { docPageFacts, samplePageFields } from "../content/docPageFields";
import { parseSource } from "../content/parseContent";
import { fillPlaceholders } from "../content/placeholders";
import { localeFolder } from "../locales/localeFolder";
import { versionFolder } from "../versions/frozenVersion";

/** The fields that are read of a `File` node. */
export interface ContentFile {
  /** The version that the file is of: each has a folder, which is a source. */
  sourceInstanceName: string;
  relativePath: string;
}

/** A node that is made of a file, without what Gatsby adds. */
export interface ChildNode {
  type:
    "DocPage" | "SamplePage" | "ApiFacts" | "ApiDescriptions" | "GemVersionFile" | "CoverageFacts";
  fields: Record<string, unknown>;
}

/** Returns the page of an MDX file, or the sample that is rendered into another page. */
export function documentChild(file: ContentFile, text: string): ChildNode {
  const document = parseSource({ path: contentPath(file), text });
  if (document.path === null)
    return { type: "SamplePage", fields: { ...samplePageFields(document) } };
  const version = file.sourceInstanceName;
  const facts = docPageFacts(document);
  return {
    type: "DocPage",
    fields: {
      ...facts,
      version,
      localPath: facts.path,
      path: inVersion(facts.path, version),
      ownSourcePath: facts.sourcePath,
      sourcePath: localeFolder(locale.code) + versionFolder(version) + facts.sourcePath,
    },
  };
}

/** Returns what a file of the API becomes; `null` for other files, and for facts that cannot be read. */
export function fileChild(file: ContentFile, text: string): ChildNode | null {
  const path = contentPath(file);
  const version = file.sourceInstanceName;
  switch (childType(file)) {
    case null:
      return null;
    case "ApiFacts": {
      const { facts } = parseApiFacts({ path, text });
      const names = facts && { name: facts.class, docId: `api/${facts.path}` };
      return names && { type: "ApiFacts", fields: { version, ...names, facts: text } };
    }
    case "ApiDescriptions":
      return {
        type: "ApiDescriptions",
        fields: { version, file: path, text: fillPlaceholders(text) },
      };
    case "GemVersionFile":
      return { type: "GemVersionFile", fields: { version, text } };
    case "CoverageFacts":
      return { type: "CoverageFacts", fields: { version, text } };
  }
}

/** Returns the type of node that a file becomes; `null` for files that become none. */
export function childType(file: ContentFile) {
  const path = contentPath(file);
  if (path.startsWith("content/api/facts/")) return "ApiFacts";
  if (path.startsWith("content/api/words/")) return "ApiDescriptions";
  if (path === gemVersionsFile) return "GemVersionFile";
  return path === coverageFile ? "CoverageFacts" : null;
}

function contentPath({ relativePath }: ContentFile): string {
  return `content/${relativePath}`;
}
