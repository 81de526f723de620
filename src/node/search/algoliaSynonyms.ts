import type { SearchRecord } from "../../shared/searchRecord";

/** What Algolia calls a one-way synonym: who types `input` means one of the others too. */
export interface AlgoliaSynonym {
  objectID: string;
  type: "oneWaySynonym";
  input: string;
  synonyms: string[];
}

/**
 * From the names that a member has in JavaScript (`isVisible`) and in Python (`is_visible`) to Ruby's (`visible?`), for
 * those that are another word.
 */
export function algoliaSynonyms(records: readonly SearchRecord[]): AlgoliaSynonym[] {
  const rubyNames = new Map<string, Set<string>>();
  for (const { kind, member, js_name: jsName } of records) {
    if ((kind !== "member" && kind !== "event") || member === null || jsName === null) continue;
    const ruby = member.replace(/[?!=]+$/, "");
    const python = snakeCase(jsName);
    for (const name of new Set([jsName.toLowerCase(), python])) {
      if (python === ruby || !/^\w+$/.test(name)) continue;
      rubyNames.set(name, (rubyNames.get(name) ?? new Set()).add(ruby));
    }
  }
  return [...rubyNames].map(([input, names]) => ({
    objectID: `name-${input}`,
    type: "oneWaySynonym",
    input,
    synonyms: [...names].sort(),
  }));
}

function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1_$2")
    .toLowerCase();
}
