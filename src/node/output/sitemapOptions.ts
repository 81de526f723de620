import { versions } from "../../config/versions";

interface SitemapData {
  allSitePage: { nodes: { path: string }[] };
  allDocPage: { nodes: { path: string; lastUpdated: { time: string } | null }[] };
}

interface SitemapPage {
  path: string;
  /** ISO 8601; undefined for pages without a document of their own. */
  lastmod: string | undefined;
}

const [, ...frozen] = versions;

/** The options of gatsby-plugin-sitemap: search engines are led to the version that is written now, with its last change. */
export const sitemapOptions = {
  excludes: ["/search", "/404", "/dev-404-page", ...frozen.map(({ path }) => `${path}/**`)],
  query: /* GraphQL */ `
    {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allDocPage {
        nodes {
          path
          lastUpdated {
            time
          }
        }
      }
    }
  `,
  resolvePages({ allSitePage, allDocPage }: SitemapData): SitemapPage[] {
    const times = new Map(allDocPage.nodes.map((page) => [page.path, page.lastUpdated?.time]));
    return allSitePage.nodes.map(({ path }) => ({ path, lastmod: times.get(path) }));
  },
  /** Engines look at no other hint than the date. */
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};
