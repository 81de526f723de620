import { createContext, useContext } from "react";
import type { ApiEvent, ApiMember, PageClass } from "../shared/api/apiClass";

const ApiClassContext = createContext<PageClass | null>(null);

/** Gives what is below it the facts of the page's class. */
export const ApiClassProvider = ApiClassContext.Provider;

/** Returns the class of the page. */
export function useApiClass(): PageClass {
  const apiClass = useContext(ApiClassContext);
  if (apiClass === null) throw new Error("useApiClass is called outside an ApiClassProvider.");
  return apiClass;
}

/** Returns the member that a section's heading names. */
export function useApiMember(name: string): ApiMember {
  const apiClass = useApiClass();
  return found(apiClass.members, name, apiClass.name);
}

/** Returns the event that a section's heading names. */
export function useApiEvent(name: string): ApiEvent {
  const apiClass = useApiClass();
  return found(apiClass.events, name, apiClass.name);
}

function found<T extends { name: string }>(items: readonly T[], name: string, owner: string): T {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`${owner} has no “${name}”.`);
  return item;
}
