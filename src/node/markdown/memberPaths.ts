import type { ApiClass } from "../../shared/api/apiClass";
import { memberMarkdownPath } from "../../shared/routes/markdownPath";
import { docPath } from "../../shared/routes/pagePath";

/** Returns the paths of the Markdown of a class's members and events, in the version that is written now. */
export function memberPaths({ docId, members, events }: ApiClass): string[] {
  return [...members, ...events].map(({ anchor }) => memberMarkdownPath(docPath(docId), anchor));
}
