import type { MDXComponents } from "mdx/types";
import { SiteLink } from "../ui/links/SiteLink";
import { Admonition } from "./Admonition";
import { CodeBlock } from "./codeBlock/CodeBlock";
import { Diagram } from "./Diagram";
import { Heading2, Heading3, Heading4, Heading5, Heading6 } from "./headings";
import { Picture } from "./Picture";
import { Tab } from "./tabs/Tab";
import { Table } from "./Table";
import { Tabs } from "./tabs/Tabs";

/** The components of every document, for `MDXProvider`: elements first, then components by alphabet. */
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
  CodeBlock,
  Tab,
  Tabs,
};
