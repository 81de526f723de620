import { useMemo, type ReactNode } from "react";
import { ApiClassProvider } from "./ApiClassProvider";
import { ClassFacts } from "./ClassFacts";
import { toApiClass } from "./toApiClass";

interface WithApiClassProps {
  /** `null` on a page of the reference that is of no class. */
  result: Queries.ApiClassFieldsFragment | null;
  children: ReactNode;
}

/** Puts the facts of a page's class above its text, and gives them to what is in it. */
export function WithApiClass({ result, children }: WithApiClassProps) {
  // The same facts as long as the page is the same: each section reads them, and would be drawn again for others.
  const facts = useMemo(() => result && toFacts(result), [result]);
  if (facts === null) return children;
  return (
    <ApiClassProvider {...facts}>
      <ClassFacts />
      {children}
    </ApiClassProvider>
  );
}

function toFacts(result: Queries.ApiClassFieldsFragment) {
  return { apiClass: toApiClass(result), typeLinks: toTypeLinks(result.typeLinks) };
}

function toTypeLinks(links: object): Record<string, string> {
  return Object.fromEntries(Object.entries(links).map(([name, path]) => [name, String(path)]));
}
