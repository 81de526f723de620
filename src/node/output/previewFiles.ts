import { previewPath, type PagePreviews, type Preview } from "../../shared/routes/preview";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { firstSentence } from "./firstSentence";
import type { SiteFile } from "./siteFiles";

const longestSignature = 90;

/** Returns a file for each class: what links to it, its members and its events say before they are followed. */
export function previewFiles(records: readonly SearchRecord[]): SiteFile[] {
  const pages = new Map<string, Record<string, Preview>>();
  for (const record of records) {
    if (record.class === null || record.kind === "option") continue;
    const page = pages.get(record.url_without_anchor) ?? {};
    pages.set(record.url_without_anchor, { ...page, [record.anchor ?? ""]: toPreview(record) });
  }
  return [...pages].map(([path, previews]: [string, PagePreviews]) => ({
    path: previewPath(path),
    body: JSON.stringify(previews),
  }));
}

function toPreview({ signature, content }: SearchRecord): Preview {
  return { signature: signature && shortened(signature), sentence: firstSentence(content) };
}

/** `page.screenshot(animations: nil, …)`: whole arguments, as many as fit. */
function shortened(signature: string): string {
  if (signature.length <= longestSignature) return signature;
  const end = signature.lastIndexOf(", ", longestSignature);
  return end < 0 ? signature : `${signature.slice(0, end)}, …)`;
}
