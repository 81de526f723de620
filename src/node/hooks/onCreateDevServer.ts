import type { GatsbyNode } from "gatsby";
import { locale } from "../../config/locales";
import { versions } from "../../config/versions";
import { debounced } from "../../shared/timing/debounced";
import { currentVersion } from "../../shared/versions/versionAddress";
import { findAskFile } from "../ask/askFiles";
import { versionContent } from "../content/versionContent";
import { siteMarkdown } from "../markdown/siteMarkdown";
import { previewSources, announceLateFiles } from "../preview/announceLateFiles";
import { previewFiles } from "../output/previewFiles";
import { serveFilesInDevelop, type DevelopServer } from "../output/serveFilesInDevelop";
import { problemBoard, serveProblems } from "../preview/problemBoard";
import { serveStatus } from "../preview/statusPage";
import { watchCode } from "../preview/watchCode";
import { searchFiles } from "../search/searchFiles";
import { versionedSearchRecords } from "../search/versionedSearchRecords";
import { showProblems } from "./reportContentProblems";

const versionNames = versions.map(({ name }) => name);

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  const soon = debounced(200);
  for (const source of previewSources(process.cwd(), locale.code, versionNames))
    announceLateFiles(source, args).on("all", () => soon(showProblems));
  watchCode(process.cwd(), problemBoard);
  const app = args.app as DevelopServer;
  serveProblems(app, problemBoard);
  serveStatus(app);
  serveFilesInDevelop(app, (path) => {
    if (path.startsWith("/ask/")) return findAskFile(versionContent(currentVersion), path);
    if (!path.endsWith(".json")) return siteMarkdown();
    const records = versionedSearchRecords();
    return [...searchFiles(records), ...previewFiles(records)];
  });
};
