import { z } from "zod";
import { site } from "../../config/site";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { factsOfClasses } from "../schema/apiModel";
import { libraryOfNodes } from "../schema/library";
import type { VersionContext } from "../schema/resolverContext";
import { rbsFile } from "../rbs/rbsFile";
import { rbsNames } from "../rbs/rbsNames";
import { toolPaths } from "../../shared/routes/toolPaths";
import { toolFacts } from "./toolFacts";
import { toolFactsSchema } from "./toolFactsSchema";
import type { SiteFile } from "./siteFiles";

/** Returns what tools read of the library: its facts, their JSON Schema, and its types. Only of the version written now. */
export async function toolFiles(
  context: VersionContext,
  records: readonly SearchRecord[],
): Promise<SiteFile[]> {
  const [classes, library] = await Promise.all([factsOfClasses(context), libraryOfNodes(context)]);
  const names = rbsNames(library);
  const facts = classes.map((found) => found.facts);
  return [
    { path: toolPaths.facts, body: JSON.stringify(toolFacts(classes, names, records)) },
    { path: toolPaths.schema, body: JSON.stringify(toolFactsJsonSchema(), null, 2) },
    { path: toolPaths.rbs, body: rbsFile(facts, names, site.gemVersion) },
  ];
}

/** Returns the JSON Schema of `/api/facts.json`, under the address at which it is published. */
export function toolFactsJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(toolFactsSchema, { target: "draft-2020-12" });
  return {
    $schema,
    $id: site.url + toolPaths.schema,
    title: "Facts of playwright-ruby-client",
    ...schema,
  };
}
