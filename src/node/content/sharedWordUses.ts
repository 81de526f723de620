import { publicMethods, type ApiFacts } from "../api/apiFacts";
import { optionFacts } from "../api/joinOptions";
import type { Content } from "./parseContent";

/** Where each shared word of `_common.yml` is shown: `timeout` → `["Clock#run_for timeout", …]`. */
export function sharedWordUses(content: Content): Map<string, string[]> {
  const uses = new Map([...content.common.options.keys()].map((key) => [key, [] as string[]]));
  for (const { facts } of content.classes) {
    for (const [key, place] of placesOf(facts, content)) uses.get(key)?.push(place);
  }
  return uses;
}

/** The shared word behind each option of a class, where its own words are none or point to one. */
function placesOf(facts: ApiFacts, { words }: Content): [key: string, place: string][] {
  const own = words.find(({ file }) => file === `content/api/words/${facts.path}.yml`);
  return publicMethods(facts).flatMap((method) =>
    optionFacts(method).flatMap(({ path }): [string, string][] => {
      const text = own?.members.get(method.name)?.options.get(path)?.text ?? `@${path}`;
      return text.startsWith("@") ? [[text.slice(1), `${facts.class}#${method.name} ${path}`]] : [];
    }),
  );
}
