import { useContext } from "react";
import { locale, locales, pathInLocale } from "../../config/locales";
import { site } from "../../config/site";
import { inVersion } from "../../shared/versions/versionAddress";
import type { DropdownItem } from "../../ui/choice/DropdownMenu";
import { PageVersionContext, useDocsVersion } from "../docsVersion";

/** Returns a link to each language: to the same page where it is translated, else to where the language begins. */
export function useLocaleLinks(): DropdownItem[] {
  const page = useContext(PageVersionContext);
  const { name } = useDocsVersion();
  return locales.map((other) => {
    const path = page.locales.includes(other.code) ? inVersion(page.localPath, name) : "/";
    const isCurrent = other.code === locale.code;
    return {
      label: other.label,
      lang: other.code,
      // Each other locale is a build of its own: its pages are no pages of this router.
      path: isCurrent ? path : site.rootPath + pathInLocale(other, path),
      isOutside: !isCurrent,
      isCurrent,
    };
  });
}
