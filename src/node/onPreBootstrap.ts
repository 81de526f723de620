import type { GatsbyNode } from "gatsby";
import { setFlagsFromString } from "node:v8";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  // V8 would let the heap grow to four times of what is in use before it collects: most of a large build's memory.
  setFlagsFromString("--heap-growing-percent=50");
  keepResultsIn(resultsFolder);
  reportContentProblems(reporter);
  await restoreUnfinished("public", unfinishedFolder);
};
