import { didYouMean, nearestAndAll } from "../../shared/text/nearest";
import { docId } from "../../shared/routes/pagePath";
import type { Problem } from "../../shared/text/problem";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { configLocation } from "./configLocation";
import type { CheckedConfig } from "./configSchema";

type NavbarItem = CheckedConfig["navbar"]["start"][number];
type DocItem = Extract<NavbarItem, { type: "doc" }>;

/** Finds items of the navbar that name a page or a version that is not there. */
export function checkDocItems(
  { navbar, versions }: CheckedConfig,
  sources: readonly SourceFile[],
  { documents, originals }: Content,
): Problem[] {
  const ids = [...documents, ...originals].flatMap(({ path }) => docId(path ?? "") ?? []);
  const names = versions.map(({ name }) => name);
  return docItems([...navbar.start, ...navbar.end]).flatMap((item) => [
    ...(ids.includes(item.id) ? [] : [unknownDoc(item, ids, sources)]),
    ...(item.version === undefined || names.includes(item.version)
      ? []
      : [unknownVersion(item.version, names, sources)]),
  ]);
}

function docItems(items: readonly NavbarItem[]): DocItem[] {
  return items.flatMap((item) => {
    if (item.type === "dropdown") return docItems(item.items);
    return item.type === "doc" ? [item] : [];
  });
}

function unknownDoc({ label, id }: DocItem, ids: string[], sources: readonly SourceFile[]) {
  return {
    ...configLocation("navbar", [`"${id}"`], sources),
    rule: "config-unknown-doc",
    message: `"${label}" of the navbar leads to the page "${id}", which is not there.`,
    hint: didYouMean(id, ids),
  };
}

function unknownVersion(version: string, names: string[], sources: readonly SourceFile[]) {
  return {
    ...configLocation("navbar", [`"${version}"`], sources),
    rule: "config-unknown-version",
    message: `There is no version "${version}" of the docs.`,
    hint: nearestAndAll(version, names),
  };
}
