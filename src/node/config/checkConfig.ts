import type { Problem } from "../../shared/text/problem";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { checkAnnouncement } from "./checkAnnouncement";
import { checkDocItems } from "./checkDocItems";
import { checkHrefs } from "./checkHrefs";
import { configSchema } from "./configSchema";
import { schemaProblems } from "./schemaProblems";

/** Returns what is wrong with the configuration: its shape first, and only where that is right what it names. */
export function checkConfig(
  config: unknown,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  const parsed = configSchema.safeParse(config);
  if (!parsed.success) return schemaProblems(config, sources);
  const { data } = parsed;
  return [
    ...checkDocItems(data, sources, content),
    ...checkHrefs(data, sources, content),
    ...checkAnnouncement(data, sources, content),
  ];
}
