import release from "../../content/api/release.json";
import { locale } from "./locales";
import { siteRoot } from "./siteRoot";

/** Gatsby hands variables to the browser only when they start with GATSBY_; netlify.toml sets this one. */
const root = siteRoot(process.env.GATSBY_SITE_URL);
const url = root + locale.path.replace(/\/$/, "");

/** Everything about this site that is a choice and not code. */
export const site = {
  title: "playwright-ruby-client",
  tagline: "Playwright client library for Ruby",
  description:
    "Drive Chromium, Firefox and WebKit from Ruby: guides and a complete reference of playwright-ruby-client, with every option explained.",
  /** The address of the first locale. */
  root,
  /** The path of it that the first locale is served under; empty at the root of a host. */
  rootPath: new URL(root).pathname.replace(/\/$/, ""),
  /** The address of the site, with the path that it is served under and the locale of the build. */
  url,
  /** That path: `/docs-site/ja`, empty at the root of a host. Gatsby's `pathPrefix`. */
  pathPrefix: new URL(url).pathname.replace(/\/$/, ""),
  locale: locale.code,
  favicon: "/favicon.svg",
  socialImage: { path: "/og.png", width: 1200, height: 630 },
  /** The page whose entries are the feed of releases, and the feed. */
  releaseNotesPath: "/docs/article/release_notes",
  feedPath: "/releases.atom",
  gemVersion: release.documented.gem,
  /** Commit of the gem's version: where links to its source lead. */
  gemCommit: release.documented.commit,
  playwrightVersion: release.documented.playwright,
  /** The oldest Node.js that this Playwright runs on. */
  nodeVersion: release.documented.node,
  /** The Ruby that the gem's version asks for, as its gemspec says it. */
  rubyVersion: release.documented.ruby,
  /** The newest release of the gem that is known; it may be ahead of the documented one. */
  newest: release.newest,
  repository: "https://github.com/YusukeIwaki/playwright-ruby-client",
  editBase: "https://github.com/YusukeIwaki/playwright-ruby-client/edit/main/",
  copyrightYear: 2025,
  /** Levels of headings in a page's table of contents, where its frontmatter names no others. */
  tocLevels: { min: 2, max: 3 },
  /** True where the navbar makes room while the reader scrolls down. */
  hidesNavbarOnScroll: false,
} as const;
