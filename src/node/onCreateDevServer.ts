import type { GatsbyNode } from "gatsby";
import { mendLostWrites } from "./develop/mendLostWrites";
import { nodeContext } from "./nodeContext";
import { previewFiles } from "./output/previewFiles";
import { serveFilesInDevelop, type DevelopServer } from "./output/serveFilesInDevelop";
import { searchFiles } from "./search/searchFiles";
import { versionedSearchRecords } from "./search/versionedSearchRecords";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  mendLostWrites(args.getNodesByType);
  const context = nodeContext(args.getNodesByType);
  const app = args.app as DevelopServer;
  serveFilesInDevelop(app, async () => {
    const records = await versionedSearchRecords(context);
    return [...searchFiles(records), ...previewFiles(records)];
  });
};
