import { publicMethods, type ApiFacts } from "../src/node/api/apiFacts";
import { sharedKey, type MemberDescriptions } from "../src/node/api/apiDescriptions";
import { optionFacts } from "../src/node/api/joinOptions";
import type { Worded } from "../src/node/api/descriptionsReader";
import type { Content } from "../src/node/content/parseContent";

/** Returns where each shared word of `_common.yml` is shown: `timeout` → `["Clock#run_for timeout", …]`. */
export function sharedWordUses(content: Content): Map<string, string[]> {
  const uses = new Map([...content.common.options.keys()].map((key) => [key, [] as string[]]));
  for (const { facts } of content.classes) {
    for (const [key, place] of placesOf(facts, content)) uses.get(key)?.push(place);
  }
  return uses;
}

type Use = [key: string, place: string];

/** Returns the shared words behind each member of a class, where its own words are none or point to some. */
function placesOf(facts: ApiFacts, { words }: Content): Use[] {
  const own = words.find(({ file }) => file === `content/api/words/${facts.path}.yml`);
  return publicMethods(facts).flatMap((method) => {
    const member = own?.members.get(method.name);
    const name = `${facts.class}#${method.name}`;
    const options = optionFacts(method).flatMap(({ path }): Use[] => {
      const words = member?.options.get(path);
      return words ? pointing(words, `${name} ${path}`) : [[path, `${name} ${path}`]];
    });
    return member ? [...options, ...besideOptions(member, name)] : options;
  });
}

function besideOptions({ returns, yields, raises }: MemberDescriptions, name: string): Use[] {
  return [
    ...pointing(returns, `${name} returns`),
    ...pointing(yields, `${name} yields`),
    ...[...raises].flatMap(([error, words]) => pointing(words, `${name} raises ${error}`)),
  ];
}

function pointing(words: Worded | null, place: string): Use[] {
  const key = words && sharedKey(words);
  return key === null ? [] : [[key, place]];
}
