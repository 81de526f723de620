import type { GatsbyNode } from "gatsby";
import { keepPreview } from "../../patches/keepPreview";
import { isPreview } from "../isPreview";
import { printProblems, problemBoard } from "../preview/problemBoard";
import { showProblems, stopOnProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  if (!isPreview()) return stopOnProblems(reporter);
  printProblems(problemBoard, reporter);
  showProblems();
  return keepPreview();
};
