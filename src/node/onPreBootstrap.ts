import type { GatsbyNode, Reporter } from "gatsby";
import { mendLatePages } from "./develop/mendLatePages";
import { mendLostMutations } from "./develop/mendLostMutations";
import { mendStaleAnswers } from "./develop/mendStaleAnswers";
import { mendStaticCopies } from "./develop/mendStaticCopies";
import type { GatsbyEmitter } from "./develop/nodeMutation";
import { queryTracker } from "./gatsby/queryTracker";
import { quickenBuild } from "./gatsby/quickenBuild";
import { replaceable } from "./gatsby/replaceable";
import { isPreview } from "./isPreview";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, emitter }) => {
  keepResultsIn(resultsFolder);
  if (isPreview()) mendPreview(emitter, reporter);
  else quickenBuild();
  reportContentProblems(reporter);
  await restoreUnfinished("public", unfinishedFolder);
};

/** Here, because what is asked of the emitter has to be heard before Gatsby itself hears it: it starts to listen later. */
function mendPreview(emitter: GatsbyEmitter, reporter: Reporter): void {
  mendLostMutations(emitter);
  mendLatePages(emitter);
  mendStaleAnswers(emitter, queryTracker);
  mendStaticCopies(replaceable("gatsby/dist/utils/get-static-dir"), reporter);
}
