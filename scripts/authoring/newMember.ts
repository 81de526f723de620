import type { MethodFacts } from "../../packages/gem-facts/src/classFacts";
import { publicMethods, type ApiFacts } from "../../src/node/api/apiFacts";
import { factsOfOptions } from "../../src/node/api/joinOptions";
import type { Content } from "../../src/node/content/parseContent";
import type { ContentSources } from "../../src/node/content/readContent";
import { didYouMean } from "../../src/shared/text/nearest";
import { withHeading, withKeys } from "./insertText";

/** Returns the files with a heading and keys for a member such as `Page#goto`, by path; throws one line where there are none to add. */
export function newMember(
  name: string,
  sources: Pick<ContentSources, "documents" | "descriptions">,
  content: Content,
): Record<string, string> {
  const { facts, method } = findMember(name, content);
  const files = {
    ...withSection(facts, method, sources),
    ...withOptions(facts, method, sources, content),
  };
  if (Object.keys(files).length > 0) return files;
  throw new Error(`${name} has its section and all its keys already, in ${pageOf(facts)}.`);
}

function findMember(name: string, { classes }: Content): { facts: ApiFacts; method: MethodFacts } {
  const [, className, memberName] = /^(\w+)[#.](\S+)$/.exec(name) ?? [];
  if (className === undefined || memberName === undefined)
    throw new Error(`"${name}" names no member: write the class and the member, as in Page#goto.`);
  const names = classes.map(({ facts }) => facts.class);
  const facts = classes.find((found) => found.facts.class === className)?.facts;
  if (facts === undefined)
    throw new Error(`The facts have no class "${className}". ${didYouMean(className, names)}`);
  const members = publicMethods(facts);
  const method = members.find((found) => found.name === memberName);
  if (method !== undefined) return { facts, method };
  const hint = didYouMean(
    memberName,
    members.map((found) => found.name),
  );
  throw new Error(`The facts of ${className} have no member "${memberName}". ${hint}`);
}

function pageOf({ path }: ApiFacts): string {
  return `content/docs/api/${path}.mdx`;
}

function withSection(
  facts: ApiFacts,
  { name }: MethodFacts,
  { documents }: Pick<ContentSources, "documents">,
): Record<string, string> {
  const path = pageOf(facts);
  const text = documents.find((source) => source.path === path)?.text;
  if (text === undefined)
    throw new Error(`${facts.class} has no page: start ${path} with a title and a description.`);
  const order = publicMethods(facts).map((method) => method.name);
  const made = withHeading(text, name, order);
  return made === text ? {} : { [path]: made };
}

/** A key without a text for each option that no description is there for. */
function withOptions(
  facts: ApiFacts,
  method: MethodFacts,
  sources: Pick<ContentSources, "descriptions">,
  { common, descriptions }: Content,
): Record<string, string> {
  const path = `content/api/words/${facts.path}.yml`;
  const own = descriptions.find(({ file }) => file === path)?.members.get(method.name);
  const options = factsOfOptions(method)
    .map((option) => option.path)
    .filter((option) => !own?.options.has(option) && !common.options.has(option));
  if (options.length === 0) return {};
  const text = sources.descriptions.find((source) => source.path === path)?.text ?? "";
  return { [path]: withKeys(text, method.name, options) };
}
