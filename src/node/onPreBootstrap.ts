import type { GatsbyNode } from "gatsby";
import { quickenBuild } from "./gatsby/quickenBuild";
import { isPreview } from "./isPreview";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (!isPreview()) quickenBuild();
  reportContentProblems(reporter);
  await restoreUnfinished("public", unfinishedFolder);
};
