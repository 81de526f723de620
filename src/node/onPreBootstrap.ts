import type { GatsbyNode } from "gatsby";
import { keepHeapSmall } from "./keepHeapSmall";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  reportContentProblems(reporter);
  await restoreUnfinished("public", unfinishedFolder);
};
