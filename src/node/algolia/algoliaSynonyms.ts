import type { SearchRecord } from "../../shared/search/searchRecord";
import { snakeCase } from "../../shared/search/searchTokens";
import { readSynonyms } from "../search/searchTerms";

/** A one-way synonym of Algolia: who types `input` means one of the others too. */
export interface AlgoliaSynonym {
  objectID: string;
  type: "oneWaySynonym";
  input: string;
  synonyms: string[];
}

/** Returns synonyms of the names of members in other languages, and of the words that readers bring along. */
export function algoliaSynonyms(records: readonly SearchRecord[]): AlgoliaSynonym[] {
  const names = [...rubyNames(records)].map(([input, ruby]) => [input, [...ruby].sort()] as const);
  return [
    ...names.map(([input, ruby]) => oneWay(`name-${input}`, input, ruby)),
    ...Object.entries(readSynonyms()).map(([input, said]) =>
      oneWay(`word-${input}`, input, said.split(", ")),
    ),
  ];
}

function oneWay(objectID: string, input: string, synonyms: readonly string[]): AlgoliaSynonym {
  return { objectID, type: "oneWaySynonym", input, synonyms: [...synonyms] };
}

/**
 * Maps the names that a member has in JavaScript (`isVisible`) and in Python (`is_visible`) to Ruby's
 * (`visible?`), for those that are another word.
 */
function rubyNames(records: readonly SearchRecord[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { kind, member, js_name: jsName } of records) {
    if ((kind !== "member" && kind !== "event") || member === null || jsName === null) continue;
    const ruby = member.replace(/[?!=]+$/, "");
    const python = snakeCase(jsName);
    for (const name of new Set([jsName.toLowerCase(), python])) {
      if (python === ruby || !/^\w+$/.test(name)) continue;
      names.set(name, (names.get(name) ?? new Set()).add(ruby));
    }
  }
  return names;
}
