import { useContext } from "react";
import { Helmet } from "react-helmet";
import { labelOf } from "../../config/labelOf";
import { locale, locales, pathInLocale, type Locale } from "../../config/locales";
import { site } from "../../config/site";
import { messages } from "../../config/messages";
import { titleDelimiter } from "../../shared/constants";
import { cardPath } from "../../shared/routes/cardPath";
import { markdownPath } from "../../shared/routes/markdownPath";
import { currentVersion } from "../../shared/versions/versionAddress";
import { PageVersionContext } from "../docsVersion";

interface PageHeadProps {
  /** Of the page; the site's own title stands alone on the landing page. */
  title: string | null;
  description: string;
  /** `/docs/api/page`; `null` where the page stands for many addresses, as the not-found page does. */
  path: string | null;
  /** For pages that search engines must not list. */
  noindex?: boolean;
}

/** Renders everything a page says in `<head>`. */
export function PageHead({ title, description, path, noindex = false }: PageHeadProps) {
  const { name, versions, locales: inLocales, localPath } = useContext(PageVersionContext);
  // Old versions of a page send search engines to the version that is written now, where that has the page.
  const canonical = versions.includes(currentVersion) ? localPath : path;
  // Pages of every version have one, and of those that belong to none the landing page.
  const hasMarkdown = name !== null || path === "/";
  const markdown = hasMarkdown && path !== null ? markdownPath(path) : null;
  // Those of the version that is written now have a card.
  const document = name === currentVersion ? path : null;
  const image = document === null ? site.socialImage.path : cardPath(document);
  const fullTitle = title === null ? site.title : `${title} ${titleDelimiter} ${site.title}`;
  return (
    <Helmet>
      <html lang={locale.code} dir={locale.dir} />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      {canonical !== null && <link rel="canonical" href={`${site.url}${canonical}`} />}
      {markdown !== null && (
        <link rel="alternate" type="text/markdown" href={`${site.url}${markdown}`} />
      )}
      {document === site.releaseNotesPath && (
        <link rel="alternate" type="application/atom+xml" href={site.url + site.feedPath} />
      )}
      <meta property="og:type" content={title === null ? "website" : "article"} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      {path !== null &&
        alternates(path, inLocales).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      {path !== null && <meta property="og:url" content={`${site.url}${path}`} />}
      <meta property="og:image" content={`${site.root}${image}`} />
      <meta property="og:image:width" content={String(site.socialImage.width)} />
      <meta property="og:image:height" content={String(site.socialImage.height)} />
      <meta
        property="og:image:alt"
        content={messages.frame.socialImage(site.title, title ?? labelOf(site.tagline))}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

/**
 * Returns the page in each language that has it, and for readers of any other the first one; nothing where it has one
 * alone.
 */
function alternates(path: string, codes: readonly string[]) {
  const others = locales.filter(({ code }) => codes.includes(code));
  const [first] = others;
  if (first === undefined || others.length === 1) return [];
  const address = (other: Locale) => site.root + pathInLocale(other, path);
  return [
    ...others.map((other) => ({ hrefLang: other.code, href: address(other) })),
    { hrefLang: "x-default", href: address(first) },
  ];
}
