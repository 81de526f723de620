import type { ReactNode } from "react";
import type { FrameworkId } from "../../shared/content/frameworks";

export interface TabProps {
  framework: FrameworkId;
  children?: ReactNode;
}

/** Holds one framework's way: `Tabs` around it reads its props and renders them. */
export function Tab({ children }: TabProps) {
  return children;
}
