import type { ReactNode } from "react";
import { ApiClassProvider } from "./ApiClassProvider";
import { ClassFacts } from "./ClassFacts";
import { SettleSections } from "./SettleSections";
import { toApiClass } from "./toApiClass";

interface WithApiClassProps {
  /** `null` on a page of the reference that is of no class. */
  result: Queries.ApiClassFieldsFragment | null;
  children: ReactNode;
}

/** Puts the facts of a page's class above its text, and gives them to what is in it. */
export function WithApiClass({ result, children }: WithApiClassProps) {
  if (result === null) return children;
  return (
    <ApiClassProvider apiClass={toApiClass(result)} typeLinks={toTypeLinks(result.typeLinks)}>
      <ClassFacts />
      {children}
      <SettleSections />
    </ApiClassProvider>
  );
}

function toTypeLinks(links: object): Record<string, string> {
  return Object.fromEntries(Object.entries(links).map(([name, path]) => [name, String(path)]));
}
