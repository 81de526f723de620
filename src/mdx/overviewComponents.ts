import type { MDXComponents } from "mdx/types";
import { ApiCoverage } from "../reference/overview/ApiCoverage";
import { ApiIndex } from "../reference/overview/ApiIndex";
import { referenceComponents } from "./referenceComponents";
import { VersionFinder } from "./versions/VersionFinder";
import { VersionTable } from "./versions/VersionTable";

/** All of them, with the shortcodes. */
export const overviewComponents: MDXComponents = {
  ...referenceComponents,

  ApiCoverage,
  ApiIndex,
  VersionFinder,
  VersionTable,
};
