import type { MDXComponents } from "mdx/types";
import { EventSection } from "../reference/EventSection";
import { MemberIndex } from "../reference/MemberIndex";
import { MemberSection } from "../reference/MemberSection";
import { components } from "./components";

/** The components of a page of the reference. */
export const referenceComponents: MDXComponents = {
  ...components,

  EventSection,
  MemberIndex,
  MemberSection,
};
