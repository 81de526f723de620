import { publicMethods, type ApiFacts } from "../src/node/api/apiFacts";
import {
  sharedKey,
  type Description,
  type MemberDescriptions,
} from "../src/node/api/apiDescriptions";
import { factsOfOptions } from "../src/node/api/joinOptions";
import type { Content } from "../src/node/content/parseContent";

/** Returns where each shared description of `_common.yml` is shown: `timeout` → `["Clock#run_for timeout", …]`. */
export function sharedDescriptionUses(content: Content): Map<string, string[]> {
  const uses = new Map([...content.common.options.keys()].map((key) => [key, [] as string[]]));
  for (const { facts } of content.classes) {
    for (const [key, use] of usesOf(facts, content)) uses.get(key)?.push(use);
  }
  return uses;
}

type Use = [key: string, use: string];

/** Returns the shared descriptions behind each member of a class, where its own descriptions are none or point to some. */
function usesOf(facts: ApiFacts, { descriptions }: Content): Use[] {
  const own = descriptions.find(({ file }) => file === `content/api/words/${facts.path}.yml`);
  return publicMethods(facts).flatMap((method) => {
    const member = own?.members.get(method.name);
    const name = `${facts.class}#${method.name}`;
    const options = factsOfOptions(method).flatMap(({ path }): Use[] => {
      const description = member?.options.get(path);
      return description ? pointing(description, `${name} ${path}`) : [[path, `${name} ${path}`]];
    });
    return member ? [...options, ...besideOptions(member, name)] : options;
  });
}

function besideOptions({ returns, yields, raises }: MemberDescriptions, name: string): Use[] {
  return [
    ...pointing(returns, `${name} returns`),
    ...pointing(yields, `${name} yields`),
    ...[...raises].flatMap(([error, description]) =>
      pointing(description, `${name} raises ${error}`),
    ),
  ];
}

function pointing(description: Description | null, use: string): Use[] {
  const key = description && sharedKey(description);
  return key === null ? [] : [[key, use]];
}
