import { searchConfig } from "../../config/search";
import { site } from "../../config/site";
import { words } from "../../config/words";
import type { SiteFile } from "./siteFiles";

/** What a browser needs to offer the site's search in its own address bar. */
export function openSearchFile(): SiteFile {
  const results = `${site.url}${searchConfig.pagePath}?q={searchTerms}`;
  return {
    path: searchConfig.openSearchPath,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName(site.title)}</ShortName>
  <Description>${escapeXml(words.search.pageDescription)}</Description>
  <Language>${site.locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(site.url + site.favicon)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(results)}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site.url + searchConfig.openSearchPath)}"/>
</OpenSearchDescription>
`,
  };
}

/** The specification allows 16 characters. */
function shortName(title: string): string {
  return escapeXml(title.length <= 16 ? title : title.slice(0, 16).replace(/\W\w*$/, ""));
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
