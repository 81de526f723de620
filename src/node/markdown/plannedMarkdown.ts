import { versions } from "../../config/versions";
import { markdownPath } from "../../shared/routes/markdownPath";
import { inVersion } from "../../shared/versions/versionAddress";
import { pageClasses } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";
import { versionContext } from "../versions/versionContext";
import { memberPaths } from "./memberPaths";

/**
 * Returns the files of Markdown that a site has to have: of its pages, and of every member and event that the facts
 * know, whether or not a page has been written on it.
 */
export async function plannedMarkdown(context: ResolverContext): Promise<string[]> {
  const planned = await Promise.all(
    versions.map(({ name }) => plannedInVersion(versionContext(context, name), name)),
  );
  return [markdownPath("/"), "/llms.txt", ...planned.flat()];
}

async function plannedInVersion(context: ResolverContext, version: string): Promise<string[]> {
  const { entries } = await context.nodeModel.findAll<{ path: string }>({ type: "DocPage" });
  const classes = await pageClasses(context);
  const pages = [...entries].map(({ path }) => markdownPath(path));
  return [...pages, ...classes.flatMap(memberPaths)].map((file) => inVersion(file, version));
}
