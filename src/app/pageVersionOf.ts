import { codedPages } from "../config/codedPages";
import { locales as knownLocales } from "../config/locales";
import type { PageVersion } from "../layout/docsVersion";
import { withoutVersion } from "../shared/versions/versionAddress";

/** Returns the version that a page was made with; `null` for pages that belong to none. */
export function pageVersionOf(pageContext: Record<string, unknown>, path: string): PageVersion {
  const { version, versions, locales } = pageContext;
  return {
    name: typeof version === "string" ? version : null,
    versions: strings(versions),
    locales: version === undefined ? codedLocales(path) : strings(locales),
    localPath: withoutVersion(path),
  };
}

/** Pages that are written in code are there in every locale; the not-found page stands at addresses that none has. */
function codedLocales(path: string): string[] {
  const isThere = codedPages.includes(path) && path !== "/404";
  return isThere ? knownLocales.map(({ code }) => code) : [];
}

function strings(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item) => typeof item === "string");
}
