import { messages } from "../../config/messages";
import { sidebars } from "../../config/sidebars";
import { site } from "../../config/site";
import { docPath } from "../../shared/routes/pagePath";
import type { Section } from "../../shared/routes/sectionForPath";
import { declaredItems, type SidebarName } from "../../shared/navigation/sidebar";
import type { PageFacts } from "./pageSteps";

/** The part of a page's data that search engines are told. */
export interface DescribedPage {
  path: string;
  section: Section;
  title: string;
  description: string;
  lastUpdated: { time: string } | null;
  apiClass?: { rubyClass: string } | null;
}

/** Adds what search engines are told about a page of the docs, as data of schema.org. No policy looks at such a script. */
export function addStructuredData(html: string, { described }: PageFacts): string {
  if (described === null || described.section === "none") return html;
  const things = [
    ...(described.apiClass ? [apiReference(described, described.apiClass.rubyClass)] : []),
    breadcrumbList(described, described.section),
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  const script = `<script type="application/ld+json">${json.replaceAll("<", "\\u003c")}</script>`;
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("Gatsby wrote no end of the body.");
  return html.slice(0, end) + script + html.slice(end);
}

function apiReference({ path, title, description, lastUpdated }: DescribedPage, name: string) {
  return {
    "@type": "APIReference",
    headline: title,
    name,
    description,
    url: site.url + path,
    inLanguage: site.locale,
    ...(lastUpdated && { dateModified: lastUpdated.time }),
    executableLibraryName: site.title,
    assemblyVersion: site.gemVersion,
    targetPlatform: `Ruby ${site.rubyVersion}`,
  };
}

/** The way from the landing page over the section's first page; categories have no page that a list could name. */
function breadcrumbList({ path, title }: DescribedPage, section: SidebarName) {
  const first = declaredItems(sidebars[section]).find((item) => item.type === "doc");
  const start = first ? docPath(first.id) : path;
  const crumbs = [
    { name: site.title, item: `${site.url}/` },
    ...(start === path ? [] : [{ name: messages.sidebar.label[section], item: site.url + start }]),
    { name: title, item: site.url + path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...crumb,
    })),
  };
}
