import searchAnswers from "../../../content/search/answers.yml";
import foreignNames from "../../../content/search/foreignNames.yml";
import { snakeCase } from "../../shared/search/searchTokens";
import { findMissingMethod, type MissingMethod } from "./findMissingMethod";
import { readQuery, type SearchQuery } from "./readQuery";

const placesOf = new Map(
  Object.entries(foreignNames).flatMap(([names, places]) =>
    names.split(" ").map((name) => [name, places.split(" ")] as const),
  ),
);

const families = [...placesOf].flatMap(([name, places]) =>
  name.endsWith("*") ? [[name.slice(0, -1), places] as const] : [],
);

const answers = searchAnswers.map(({ asked, places }) => ({
  asked: new RegExp(asked, "is"),
  places,
}));

const noPlaces: readonly string[] = [];

/**
 * Returns the addresses below `/docs/` that answer a query whose words no place has, the best first: a message that
 * differs from reader to reader, or a name of another library. `isOwn` tells whether a name is one of these docs; where
 * nobody knows, only what has a line of its own is answered.
 */
export function findAnswers(
  query: string,
  isOwn?: (name: string, isCalled: boolean) => boolean,
  read = readQuery(query),
): readonly string[] {
  const missing = findMissingMethod(query);
  if (missing) return placesFor(missing);
  const answer = answers.find(({ asked }) => asked.test(query));
  if (answer) return answer.places;
  const names = askedNames(read);
  for (const name of read.isCode && !isOwn ? names.slice(0, 2) : names) {
    if (isOwn?.(name, read.isCode)) return noPlaces;
    const places = placesOf.get(name) ?? (isOwn && placesOfFamily(name));
    if (places) return places;
  }
  return noPlaces;
}

/** `have_no_*` has those of every name that begins so. */
function placesOfFamily(name: string): readonly string[] | undefined {
  return families.find(([start]) => name.startsWith(start))?.[1];
}

/** The names that may be another library's: of a call those from its end on, of several words those that can only be names. */
function askedNames({ isCode, wants, words }: SearchQuery): string[] {
  const names = words.map(({ whole }) => whole);
  if (wants === "option" || wants === "event") return [];
  if (isCode) {
    return names
      .flatMap((name, i) => [name, names.slice(Math.max(i - 1, 0), i + 1).join(".")])
      .reverse();
  }
  return names.length === 1 && wants === null ? names : names.filter((name) => name.includes("_"));
}

/** The places of another library's method, those of the object's own class first. */
function placesFor({ name, owner }: MissingMethod): readonly string[] {
  const places = placesOf.get(name) ?? noPlaces;
  const own = places.filter((place) => place.startsWith(`api/${snakeCase(owner)}#`));
  return [...new Set([...own, ...places])];
}
