import type { MDXComponents } from "mdx/types";
import { EventSection } from "../reference/EventSection";
import { MemberIndex } from "../reference/MemberIndex";
import { MemberSection } from "../reference/MemberSection";
import { components } from "./components";

/** What a page of the reference is made of. */
export const referenceComponents: MDXComponents = {
  ...components,

  EventSection,
  MemberIndex,
  MemberSection,
};
