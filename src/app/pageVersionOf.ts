import { locales as knownLocales } from "../config/locales";
import type { PageVersion } from "../layout/docsVersion";
import { withoutVersion } from "../shared/versionAddress";

/** Pages that are written in code are there in every locale. */
const allLocales = knownLocales.map(({ code }) => code);

/** The version that a page was made with; `null` for pages that belong to none. */
export function pageVersionOf(pageContext: Record<string, unknown>, path: string): PageVersion {
  const { version, versions, locales } = pageContext;
  return {
    name: typeof version === "string" ? version : null,
    versions: strings(versions),
    locales: version === undefined ? allLocales : strings(locales),
    localPath: withoutVersion(path),
  };
}

function strings(value: unknown): string[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.filter((item) => typeof item === "string");
}
