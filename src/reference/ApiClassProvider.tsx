import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { ApiClass, ApiEvent, ApiMember } from "../shared/apiClass";
import type { TypeLinks } from "./referenceHref";

interface ApiClassContextValue {
  apiClass: ApiClass;
  typeLinks: TypeLinks;
}

const ApiClassContext = createContext<ApiClassContextValue | null>(null);

interface ApiClassProviderProps extends ApiClassContextValue {
  children: ReactNode;
}

/** Gives what is below it the facts of the page's class. */
export function ApiClassProvider({ apiClass, typeLinks, children }: ApiClassProviderProps) {
  const value = useMemo(() => ({ apiClass, typeLinks }), [apiClass, typeLinks]);
  return <ApiClassContext.Provider value={value}>{children}</ApiClassContext.Provider>;
}

export function useApiClass(): ApiClassContextValue {
  const value = useContext(ApiClassContext);
  if (value === null) throw new Error("useApiClass is called outside an ApiClassProvider.");
  return value;
}

/** The member that a section's heading names. */
export function useApiMember(name: string): ApiMember {
  const { apiClass } = useApiClass();
  return found(apiClass.members, name, apiClass.name);
}

/** The event that a section's heading names. */
export function useApiEvent(name: string): ApiEvent {
  const { apiClass } = useApiClass();
  return found(apiClass.events, name, apiClass.name);
}

function found<T extends { name: string }>(items: readonly T[], name: string, owner: string): T {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`${owner} has no “${name}”.`);
  return item;
}
