import type { MDXComponents } from "mdx/types";
import { lazy } from "react";
import { EventSection } from "../reference/EventSection";
import { MemberIndex } from "../reference/MemberIndex";
import { MemberSection } from "../reference/MemberSection";
import { SiteLink } from "../ui/SiteLink";
import { Admonition } from "./Admonition";
import { CodeBlock } from "./CodeBlock";
import { Diagram } from "./Diagram";
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from "./headings";
import { Picture } from "./Picture";
import { Tab } from "./Tab";
import { Table } from "./Table";
import { Tabs } from "./Tabs";

/** Those that few pages have, which others do not load. */
const ApiCoverage = lazy(() =>
  import("../reference/ApiCoverage").then((module) => ({ default: module.ApiCoverage })),
);
const ApiIndex = lazy(() =>
  import("../reference/ApiIndex").then((module) => ({ default: module.ApiIndex })),
);
const VersionFinder = lazy(() =>
  import("./VersionFinder").then((module) => ({ default: module.VersionFinder })),
);
const VersionTable = lazy(() =>
  import("./VersionTable").then((module) => ({ default: module.VersionTable })),
);

/** What a document may be made of, for `MDXProvider`: elements first, then shortcodes by alphabet. */
export const components: MDXComponents = {
  a: SiteLink,
  h2: Heading2,
  h3: Heading3,
  h4: Heading4,
  h5: Heading5,
  h6: Heading6,
  img: Picture,
  svg: Diagram,
  table: Table,

  Admonition,
  ApiCoverage,
  ApiIndex,
  CodeBlock,
  EventSection,
  MemberIndex,
  MemberSection,
  Tab,
  Tabs,
  VersionFinder,
  VersionTable,
};
