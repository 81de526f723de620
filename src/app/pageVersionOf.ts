import type { PageVersion } from "../layout/docsVersion";
import { withoutVersion } from "../shared/versionAddress";

/** The version that a page was made with; `null` for pages that belong to none. */
export function pageVersionOf(pageContext: Record<string, unknown>, path: string): PageVersion {
  const { version, versions } = pageContext;
  const names: unknown[] = Array.isArray(versions) ? versions : [];
  return {
    name: typeof version === "string" ? version : null,
    versions: names.filter((name) => typeof name === "string"),
    localPath: withoutVersion(path),
  };
}
