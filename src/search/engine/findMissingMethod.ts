import { snakeCase } from "../../shared/search/searchTokens";

/** A method that an object of this library did not have. */
export interface MissingMethod {
  /** In snake case, without `?`. */
  name: string;
  /** `Page` */
  owner: string;
}

/** `undefined method 'visit' for an instance of Playwright::Page`, as each version of Ruby says it. */
const undefinedMethod =
  /undefined method\s+[`'‘"]?([\w$]+)[?!=]?['’"]?\s+for\s+(?:an instance of\s+|#<)?Playwright::(\w+)/i;

/** Returns the method that a pasted message misses; `null` where it is about something else. */
export function findMissingMethod(query: string): MissingMethod | null {
  const [, name, owner] = undefinedMethod.exec(query) ?? [];
  return name && owner ? { name: snakeCase(name), owner } : null;
}
