import type { GatsbyNode, Reporter } from "gatsby";
import FileParser from "gatsby/dist/query/file-parser";
import { isLargeSite } from "./content/isLargeSite";
import { mendLatePages } from "./develop/mendLatePages";
import { mendLostMutations } from "./develop/mendLostMutations";
import { mendStaleAnswers } from "./develop/mendStaleAnswers";
import { mendStaticCopies } from "./develop/mendStaticCopies";
import type { GatsbyEmitter } from "./develop/nodeMutation";
import { forgetDocuments } from "./gatsby/forgetDocuments";
import { parseFewerFiles } from "./gatsby/parseFewerFiles";
import { queryTracker } from "./gatsby/queryTracker";
import { quickenBuild } from "./gatsby/quickenBuild";
import { replaceable } from "./gatsby/replaceable";
import { isPreview } from "./isPreview";
import { collectGarbage, keepHeapSmall } from "./keepHeapSmall";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { forgetParsedLibraries } from "./library";
import { nodeContext } from "./nodeContext";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  const { reporter, emitter } = args;
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  parseFewerFiles(FileParser.prototype);
  forgetDocuments(replaceable("gatsby-plugin-mdx/dist/frontmatter"));
  const isLargeBuild = !isPreview() && isLargeSite();
  if (isPreview()) mendPreview(emitter, reporter);
  else quickenBuild(isLargeBuild, nodeContext(args));
  await reportContentProblems(reporter);
  if (isLargeBuild) forgetCheck();
  await restoreUnfinished("public", unfinishedFolder);
};

/** The check leaves the most garbage of a build, and stands beside what reads ahead. */
function forgetCheck(): void {
  forgetParsedLibraries();
  collectGarbage();
}

/** Here, because what is asked of the emitter has to be heard before Gatsby itself hears it: it starts to listen later. */
function mendPreview(emitter: GatsbyEmitter, reporter: Reporter): void {
  mendLostMutations(emitter);
  mendLatePages(emitter);
  mendStaleAnswers(emitter, queryTracker);
  mendStaticCopies(replaceable("gatsby/dist/utils/get-static-dir"), reporter);
}
