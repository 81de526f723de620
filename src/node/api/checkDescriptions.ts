import { didYouMean } from "../../shared/text/nearest";
import type { Finding, Problem } from "../../shared/text/problem";
import { publicMethods, type ApiFacts, type MethodFacts } from "./apiFacts";
import {
  everyWord,
  sharedKey,
  type ApiDescriptions,
  type CommonDescriptions,
  type MemberDescriptions,
} from "./apiDescriptions";
import { optionFacts } from "./joinOptions";

/** Words for what does not exist, and what exists without words. */
export function checkDescriptions(
  facts: ApiFacts,
  words: ApiDescriptions,
  common: CommonDescriptions,
): Problem[] {
  const methods = publicMethods(facts);
  return [
    ...unknownMembers(methods, words),
    ...methods.flatMap((method) =>
      checkMember(words.file, method, words.members.get(method.name), common),
    ),
    ...checkGroups(methods, words),
  ];
}

/** Shared words that point to none, or to others that nobody would follow. */
export function checkCommonDescriptions(file: string, common: CommonDescriptions): Problem[] {
  return [...unknownCommon(common, common), ...pointingOptions(common)].map((finding) => ({
    file,
    ...finding,
  }));
}

/** A pointer is followed once, so one that a member reaches by a pointer would be shown as it stands. */
function pointingOptions({ options }: CommonDescriptions): PlacedFinding[] {
  return [...options].flatMap(([name, word]) => {
    const key = sharedKey(word);
    if (key === null || !options.has(key)) return [];
    const message = `"${name}" points to "${key}", which is shared itself.`;
    const hint = `Write the words here, or "@${key}" where members say "@${name}".`;
    return [{ line: word.line, rule: "words-common-pointer", message, hint }];
  });
}

function unknownMembers(methods: MethodFacts[], words: ApiDescriptions): Problem[] {
  const names = methods.map(({ name }) => name);
  return [...words.members]
    .filter(([name]) => !names.includes(name))
    .map(([name, { line }]) => {
      const message = `There is no member "${name}".`;
      const hint = didYouMean(name, names);
      return { file: words.file, line, rule: "words-unknown-member", message, hint };
    });
}

function checkMember(
  file: string,
  method: MethodFacts,
  words: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Problem[] {
  const line = words?.line ?? 1;
  return [
    ...unknownOptions(method, words),
    ...unknownCommon(words, common),
    ...uselessYields(method, words),
    ...missingOptions(method, words, common).map((finding) => ({ line, ...finding })),
    ...missingRaises(method, words, common).map((finding) => ({ line, ...finding })),
  ].map((finding) => ({ file, ...finding }));
}

/** The keys of a member beside its options. */
const memberKeys = ["_raises", "_returns", "_yields"];

type PlacedFinding = Finding & { line: number };

function unknownOptions(
  method: MethodFacts,
  words: MemberDescriptions | undefined,
): PlacedFinding[] {
  const options = optionFacts(method).map(({ path }) => path);
  return [...(words?.options ?? [])]
    .filter(([option]) => !options.includes(option))
    .map(([option, { line }]) => {
      const message = `${method.name} has no option "${option}".`;
      const hint = didYouMean(option, option.startsWith("_") ? memberKeys : options);
      return { line, rule: "words-unknown-option", message, hint };
    });
}

function unknownCommon(
  words: MemberDescriptions | undefined,
  common: CommonDescriptions,
): PlacedFinding[] {
  return (words ? everyWord(words) : [])
    .map((word) => ({ key: sharedKey(word), line: word.line }))
    .flatMap(({ key, line }) => (key === null || common.options.has(key) ? [] : [{ key, line }]))
    .map(({ key, line }) => {
      const message = `_common.yml has no "${key}".`;
      const hint = didYouMean(key, [...common.options.keys()]);
      return { line, rule: "words-unknown-common", message, hint };
    });
}

function uselessYields(
  method: MethodFacts,
  words: MemberDescriptions | undefined,
): PlacedFinding[] {
  if (method.block !== null || !words?.yields) return [];
  const message = `${method.name} takes no block, so nothing shows its _yields.`;
  return [{ line: words.yields.line, rule: "words-no-block", message, hint: "Take it out." }];
}

function missingOptions(
  method: MethodFacts,
  words: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Finding[] {
  return optionFacts(method)
    .filter(({ path }) => words?.options.has(path) !== true && !common.options.has(path))
    .map(({ path }) => {
      const message = `${method.name} has an option "${path}" without words.`;
      const hint = `Write \`${path}: …\` under \`${method.name}:\`.`;
      return { rule: "words-missing", message, hint };
    });
}

function missingRaises(
  method: MethodFacts,
  words: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Finding[] {
  return method.throws
    .filter((error) => words?.raises.has(error) !== true && !common.raises.has(error))
    .map((error) => {
      const message = `${method.name} raises ${error}, and no words say when.`;
      const hint = `Write \`${error}: …\` under \`_raises:\` of \`${method.name}:\`.`;
      return { rule: "words-missing", message, hint };
    });
}

function checkGroups(methods: MethodFacts[], { file, groups }: ApiDescriptions): Problem[] {
  if (groups.length === 0) return [];
  const names = methods.map(({ name }) => name);
  const grouped = groups.flatMap(({ members }) => members);
  const unknown = groups.flatMap(({ members, line }) =>
    members.filter((name) => !names.includes(name)).map((name) => ({ name, line })),
  );
  const once = names.filter((name) => grouped.filter((other) => other === name).length !== 1);
  return [
    ...unknown.map(({ name, line }) => {
      const message = `_groups names "${name}", which is no member.`;
      const hint = didYouMean(name, names);
      return { file, line, rule: "groups-unknown-member", message, hint };
    }),
    ...once.map((name) => {
      const message = `"${name}" stands in ${grouped.includes(name) ? "more than one group" : "no group"}.`;
      const hint = "Put every member into exactly one group of _groups.";
      return { file, line: groups[0]?.line ?? 1, rule: "groups-member", message, hint };
    }),
  ];
}
