import type { GatsbyNode } from "gatsby";
import { browserslist } from "../../../package.json";

/** The action knows of a stage, its type does not. */
const preset = {
  name: "babel-preset-gatsby",
  stage: "build-javascript",
  options: { targets: browserslist },
};

/**
 * Names the browsers to Gatsby's preset, which knows them by itself, but then writes classes and `[...list]` with
 * helpers that none of them needs.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  actions.setBabelPreset(preset);
};
