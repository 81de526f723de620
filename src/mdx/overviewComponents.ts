import type { MDXComponents } from "mdx/types";
import { ApiCoverage } from "../reference/ApiCoverage";
import { ApiIndex } from "../reference/ApiIndex";
import { referenceComponents } from "./referenceComponents";
import { VersionFinder } from "./VersionFinder";
import { VersionTable } from "./VersionTable";

/** All of them, with the shortcodes. */
export const overviewComponents: MDXComponents = {
  ...referenceComponents,

  ApiCoverage,
  ApiIndex,
  VersionFinder,
  VersionTable,
};
