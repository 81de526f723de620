import { labelOf } from "../../config/labelOf";
import { messages } from "../../config/messages";
import { sidebars } from "../../config/sidebars";
import { site } from "../../config/site";
import { flattenSidebar } from "../../shared/navigation/pager";
import { resolveSidebar } from "../../shared/navigation/resolveSidebar";
import type { SidebarItem, SidebarName } from "../../shared/navigation/sidebar";
import type { SiteFile } from "../output/siteFiles";
import { needsOfGem } from "./needsOfGem";
import type { WrittenPage } from "./pageMarkdown";
import { plainMarkdown } from "./plainMarkdown";
import { readSample } from "./readSample";
import type { WrittenVersion } from "./versionMarkdown";

/** A heading of the list with the lines under it. */
interface LinkList {
  title: string;
  lines: string[];
}

/**
 * Returns `llms.txt` (https://llmstxt.org): what the library is, the rules for correct Ruby, then each page with a
 * sentence, by the categories of the sidebars. What an agent can do without is last, frozen versions among it.
 */
export function llmsText(current: WrittenVersion, frozen: readonly WrittenVersion[]): SiteFile {
  const { pages, version } = current;
  const toMarkdown = (href: string) => version.linkFrom("/", href);
  const rules = plainMarkdown(readSample("llms"), toMarkdown).map(({ text }) => text);
  const lists = (["docs", "api"] as const).flatMap((name) => categoryLists(name, current));
  const listed = new Set(lists.flatMap(({ lines }) => lines));
  const others = pages
    .map((page) => pageLine(page, toMarkdown))
    .filter((line) => !listed.has(line));
  const optional = { title: "Optional", lines: [...others, ...frozen.flatMap(versionLine)] };
  const text = [
    `# ${site.title}`,
    `> ${labelOf(site.description)} ${needsOfGem()}`,
    ...rules,
    ...[...lists, optional].flatMap(({ title, lines }) => [`## ${title}`, lines.join("\n")]),
  ];
  return { path: "/llms.txt", body: `${text.filter(Boolean).join("\n\n")}\n` };
}

/** Classes that the library has no more are no one's first choice. */
function categoryLists(name: SidebarName, { pages, version }: WrittenVersion): LinkList[] {
  const current = pages.filter(({ apiClass }) => apiClass?.status !== "removed");
  const byPath = new Map(current.map((page) => [page.path, page]));
  const linesOf = (items: readonly SidebarItem[]) =>
    flattenSidebar(items)
      .flatMap(({ path }) => byPath.get(path) ?? [])
      .map((page) => pageLine(page, (href) => version.linkFrom("/", href)));
  const named = current.map(({ path, title }) => ({ path, navTitle: title }));
  return resolveSidebar(sidebars[name], named)
    .flatMap((item) => (item.type === "category" ? [item] : []))
    .map(({ label, items }) => ({
      title: `${messages.sidebar.label[name]}: ${labelOf(label)}`,
      lines: linesOf(items),
    }));
}

function pageLine(
  { path, title, description }: WrittenPage,
  toMarkdown: (href: string) => string,
): string {
  return `- [${title}](${toMarkdown(path)}): ${description}`;
}

/** The first page of a frozen version, which leads to the others. */
function versionLine({ pages: [first], version }: WrittenVersion): string[] {
  if (first === undefined) return [];
  return [
    `- [${site.title} ${version.gem}](${version.linkFrom("/", first.path)}): ${messages.version.label} ${version.name}`,
  ];
}
