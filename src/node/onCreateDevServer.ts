import type { GatsbyNode } from "gatsby";
import { currentVersion } from "../shared/versionAddress";
import { findAskFile } from "./ask/askFiles";
import { nodeContext } from "./nodeContext";
import { previewFiles } from "./output/previewFiles";
import { serveFilesInDevelop, type DevelopServer } from "./output/serveFilesInDevelop";
import { rememberLibraryFacts } from "./rememberLibraryFacts";
import { searchFiles } from "./search/searchFiles";
import { versionedSearchRecords } from "./search/versionedSearchRecords";
import { versionContext } from "./versions/versionContext";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  const context = nodeContext(args);
  const app = args.app as DevelopServer;
  const current = versionContext(context, currentVersion);
  const exampleFacts = rememberLibraryFacts();
  serveFilesInDevelop(app, async (path) => {
    if (path.startsWith("/ask/")) return findAskFile(current, await exampleFacts(current), path);
    const records = await versionedSearchRecords(context);
    return [...searchFiles(records), ...previewFiles(records)];
  });
};
