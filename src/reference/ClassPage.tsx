import type { ReactNode } from "react";
import type { PageClass } from "../shared/api/apiClass";
import { ApiClassProvider } from "./apiClassContext";
import { ClassFacts } from "./ClassFacts";

interface ClassPageProps {
  /** `null` on a page of the reference that is of no class. */
  apiClass: PageClass | null;
  children: ReactNode;
}

/** Puts the facts of a page's class above its text, and gives them to what is in it. */
export function ClassPage({ apiClass, children }: ClassPageProps) {
  if (apiClass === null) return children;
  return (
    <ApiClassProvider value={apiClass}>
      <ClassFacts />
      {children}
    </ApiClassProvider>
  );
}
