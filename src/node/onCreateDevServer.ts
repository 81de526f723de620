import type { GatsbyNode } from "gatsby";
import { askFiles } from "./ask/askFiles";
import { mendLostWrites } from "./develop/mendLostWrites";
import { nodeContext } from "./nodeContext";
import { previewFiles } from "./output/previewFiles";
import { serveFilesInDevelop, type DevelopServer } from "./output/serveFilesInDevelop";
import { rememberLibraryFacts } from "./rememberLibraryFacts";
import { buildSearchRecords } from "./search/buildSearchRecords";
import { searchFiles } from "./search/searchFiles";
import { searchSource } from "./search/searchSource";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  mendLostWrites(args.getNodesByType);
  const context = nodeContext(args.getNodesByType);
  const app = args.app as DevelopServer;
  const exampleFacts = rememberLibraryFacts();
  serveFilesInDevelop(app, async (path) => {
    if (path.startsWith("/ask/")) return askFiles(context, await exampleFacts(context), path);
    const records = buildSearchRecords(await searchSource(context));
    return [...searchFiles(records), ...previewFiles(records)];
  });
};
