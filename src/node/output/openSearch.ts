import { searchConfig } from "../../config/search";
import { site } from "../../config/site";
import { searchMessages } from "../../config/searchMessages";
import { escapeHtml } from "../../shared/text/escapeHtml";
import type { SiteFile } from "./siteFiles";

/** Returns what a browser needs to offer the site's search in its own address bar. */
export function openSearchFile(): SiteFile {
  const results = `${site.url}${searchConfig.pagePath}?q={searchTerms}`;
  return {
    path: searchConfig.openSearchPath,
    body: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${shortName(site.title)}</ShortName>
  <Description>${escapeHtml(searchMessages.pageDescription)}</Description>
  <Language>${site.locale}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeHtml(site.url + site.favicon)}</Image>
  <Url type="text/html" method="get" template="${escapeHtml(results)}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(site.url + searchConfig.openSearchPath)}"/>
</OpenSearchDescription>
`,
  };
}

/** The specification allows 16 characters. */
function shortName(title: string): string {
  return escapeHtml(title.length <= 16 ? title : title.slice(0, 16).replace(/\W\w*$/, ""));
}
