import { negationOf, publicMethods, type ApiFacts } from "../api/apiFacts";
import { optionAnchor, factsOfOptions } from "../api/joinOptions";
import type { Content } from "./parseContent";

/** Returns the ids on the page of each class, by the page's own, that are no heading's: of options and of negations. */
export function renderedIds({ classes }: Content): Map<string, string[]> {
  return new Map(classes.map(({ facts }) => [`api/${facts.path}`, idsOf(facts)]));
}

function idsOf(facts: ApiFacts): string[] {
  return publicMethods(facts).flatMap((method) => {
    const negation = negationOf(method, facts);
    const options = factsOfOptions(method).map(({ path }) => optionAnchor(method, path));
    return negation === null ? options : [...options, negation.anchor];
  });
}
