import { generateAtomFeed } from "feedsmith";
import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { site } from "../../config/site";
import type { GemVersion } from "../../shared/versions/gemVersion";
import { splitAtHeadings, type HeadedPart } from "../document/wrapSections";
import { isSection } from "../search/guideRecords";
import type { SiteFile } from "./siteFiles";

/** The page of the release notes. */
interface ReleaseNotes {
  path: string;
  title: string;
  description: string;
  sourcePath: string;
}

/**
 * Returns the Atom feed of the releases that a page describes, each under an `h2`. An entry's id is the release's address
 * at rubygems.org, which stays when this site moves. Throws where a heading is no release.
 */
export function releaseFeed(
  page: ReleaseNotes,
  content: Root,
  versions: readonly GemVersion[],
): SiteFile {
  const url = site.url + page.path;
  const entries = content.children
    .filter(isSection)
    .flatMap((section) => splitAtHeadings(section.children, "h2").parts)
    .map((part) => toEntry(part, page, versions));
  const updated = entries.map((entry) => entry.updated).sort((a, b) => +b - +a)[0];
  const feed = {
    id: url,
    title: { value: `${site.title}: ${page.title}` },
    subtitle: { value: page.description },
    updated: updated ?? new Date(0),
    authors: [{ name: site.title, uri: site.repository }],
    links: [
      { rel: "self", type: "application/atom+xml", href: site.url + site.feedPath },
      { rel: "alternate", type: "text/html", href: url },
    ],
    entries,
  };
  return { path: site.feedPath, body: generateAtomFeed(feed, { strict: true }) };
}

function toEntry(
  { heading, body }: HeadedPart,
  { path, sourcePath }: ReleaseNotes,
  versions: readonly GemVersion[],
) {
  const name = toString(heading);
  const release = versions.find(({ gem }) => gem === name);
  if (release === undefined)
    throw new Error(
      `${sourcePath}: “${name}” is no release of content/api/compat.json. Write a release's number as the heading.`,
    );
  const href = `${site.url}${path}#${String(heading.properties["id"])}`;
  const date = new Date(release.released);
  return {
    id: `https://rubygems.org/gems/${site.title}/versions/${name}`,
    title: { value: `${site.title} ${name}` },
    published: date,
    updated: date,
    links: [{ rel: "alternate", type: "text/html", href }],
    content: { type: "html", value: toHtml(withWholeLinks({ type: "root", children: body })) },
  };
}

/** A feed is read elsewhere. */
function withWholeLinks(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, "element", ({ properties }) => {
    const { href } = properties;
    if (typeof href === "string" && href.startsWith("/")) properties["href"] = site.url + href;
  });
  return copy;
}
