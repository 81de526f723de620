import { locales } from "../../config/locales";
import { site } from "../../config/site";

/** The pages that only the first locale has, as the build of a further locale is told. */
const paths = new Set((process.env.GATSBY_UNTRANSLATED ?? "").split(" ").filter(Boolean));

/** Returns a link's address and language in the first locale, for a page that this one has not; `null` for others. */
export function originalLink(to: string): { href: string; hrefLang: string; label: string } | null {
  const [original] = locales;
  const [path = ""] = to.split(/[?#]/);
  if (original === undefined || !paths.has(path)) return null;
  return { href: site.rootPath + to, hrefLang: original.code, label: original.label };
}
