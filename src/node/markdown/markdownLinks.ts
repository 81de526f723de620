import type { ApiClass } from "../../shared/api/apiClass";
import { markdownPath, memberMarkdownPath } from "../../shared/routes/markdownPath";
import { docPath } from "../../shared/routes/pagePath";
import { inVersion } from "../../shared/versions/versionAddress";

/** The places of a version that have Markdown, by the addresses that they have in the version that is written now. */
interface MarkdownPlaces {
  paths: readonly string[];
  classes: readonly ApiClass[];
  version: string;
  /** The path that the site is served under. */
  pathPrefix: string;
  /** The Markdown of pages that only the first locale has, by their paths. */
  originals?: ReadonlyMap<string, string>;
}

/** Returns where a link on a page leads to in Markdown; pictures and other sites stay where they are. */
export type MarkdownLink = (page: string, href: string) => string;

/** Returns the function that has the links of a version lead from Markdown to Markdown. */
export function markdownLinks({
  paths,
  classes,
  version,
  pathPrefix,
  originals,
}: MarkdownPlaces): MarkdownLink {
  const pages = paths.map((path) => [path, markdownPath(path)] as const);
  const files = new Map([...pages, ...classes.flatMap(memberFiles)]);
  return (page, href) => {
    const address = href.startsWith("#") ? page + href : href;
    if (!address.startsWith("/")) return address;
    const [path = "", hash] = address.split("#");
    const section = hash === undefined || files.has(address) ? "" : `#${hash}`;
    const file = files.get(address) ?? files.get(path);
    if (file !== undefined) return pathPrefix + inVersion(file, version) + section;
    return originals?.get(path) ?? pathPrefix + address;
  };
}

/** The files of a class's members by each address on its page: options and opposites are in the file of their member. */
function memberFiles({ docId, members, events }: ApiClass): (readonly [string, string])[] {
  const page = docPath(docId);
  return [
    ...members.flatMap(({ anchor, options, negation }) =>
      [
        anchor,
        ...options.map((option) => option.anchor),
        ...(negation ? [negation.anchor] : []),
      ].map((id) => [`${page}#${id}`, memberMarkdownPath(page, anchor)] as const),
    ),
    ...events.map(({ anchor }) => [`${page}#${anchor}`, memberMarkdownPath(page, anchor)] as const),
  ];
}
