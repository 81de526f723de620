import { nearestAndAll, unknownName } from "../../shared/text/nearest";
import type { Finding, Problem } from "../../shared/text/problem";
import { docId } from "../../shared/routes/pagePath";
import { createHrefCheck } from "../check/checkLinks";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { announcementContent } from "./announcementContent";
import { configLocation, schemaProblems } from "./schemaProblems";
import { configSchema, type CheckedConfig } from "./configSchema";

/** Returns what is wrong with the configuration: its shape first, and only where that is right what it names. */
export function checkConfig(
  config: unknown,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  const { data } = configSchema.safeParse(config);
  if (data === undefined) return schemaProblems(config, sources);
  return [...checkTargets(data, sources, content), ...checkAnnouncement(data, sources, content)];
}

/** Finds pages, versions and addresses that navbar, footer and landing page name and that are not there. */
export function checkTargets(
  { navbar, footerColumns, landingActions, waysIn, versions }: CheckedConfig,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  const check = createHrefCheck(content);
  const ids = [...content.documents, ...content.originals].flatMap(
    ({ path }) => docId(path ?? "") ?? [],
  );
  const names = versions.map(({ name }) => name);
  const items = [...navbar.start, ...navbar.end].flatMap((item) =>
    item.type === "dropdown" ? item.items : [item],
  );
  const addresses = [
    ...items.flatMap((item) => (item.type === "link" ? [["navbar", item.href] as const] : [])),
    ...footerColumns.flatMap(({ links }) =>
      links.map(({ href }) => ["footerColumns", href] as const),
    ),
    ...Object.values(landingActions).map((href) => ["landingActions", href] as const),
    ...waysIn.flatMap(({ links }) => links.map(({ path }) => ["waysIn", path] as const)),
  ];
  const at = (part: string, word: string) => configLocation(part, [`"${word}"`], sources);
  return [
    ...items.flatMap((item) =>
      item.type === "doc"
        ? docFindings(item, ids, names).map(({ word, ...found }) => ({
            ...at("navbar", word),
            ...found,
          }))
        : [],
    ),
    ...addresses.flatMap(([part, href]) => {
      const finding = check(href);
      return finding === null ? [] : [{ ...at(part, href), ...finding }];
    }),
  ];
}

type NavbarItem = CheckedConfig["navbar"]["start"][number];

/** Returns what is wrong with an item that leads to a page, and the word that its line is found by. */
function docFindings(
  { label, id, version = "" }: Extract<NavbarItem, { type: "doc" }>,
  ids: readonly string[],
  names: readonly string[],
): (Finding & { word: string })[] {
  const noPage = `"${label}" of the navbar leads to the page "${id}", which is not there.`;
  const noVersion = `There is no version "${version}" of the docs.`;
  const pages = unknownName("config-unknown-doc", id, ids, noPage);
  const versions = unknownName("config-unknown-version", version, ["", ...names], noVersion);
  return [
    ...pages.map((found) => ({ word: id, ...found })),
    ...versions.map((found) => ({ word: version, ...found, hint: nearestAndAll(version, names) })),
  ];
}

function checkAnnouncement(
  { announcement }: CheckedConfig,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  if (announcement === null) return [];
  const { problems, links } = announcementContent(announcement);
  const check = createHrefCheck(content);
  const location = configLocation("announcement", [announcement.content, "content:"], sources);
  const findings = [...problems, ...links.flatMap(({ href }) => check(href) ?? [])];
  return findings.map((finding) => ({ ...location, ...finding }));
}
