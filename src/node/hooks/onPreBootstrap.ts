import type { GatsbyNode } from "gatsby";
import { reportContentProblems } from "./reportContentProblems";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  reportContentProblems(reporter);
};
