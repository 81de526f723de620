import { didYouMean } from "../../shared/text/nearest";
import type { Finding, Problem } from "../../shared/text/problem";
import type { MethodFacts } from "../../../packages/gem-facts/src/classFacts";
import { publicMethods, type ApiFacts } from "./apiFacts";
import {
  everyDescription,
  sharedKey,
  type ApiDescriptions,
  type CommonDescriptions,
  type MemberDescriptions,
} from "./apiDescriptions";
import { factsOfOptions } from "./joinOptions";

/** Finds descriptions for what does not exist, and what exists without a description. */
export function checkDescriptions(
  facts: ApiFacts,
  descriptions: ApiDescriptions,
  common: CommonDescriptions,
): Problem[] {
  const methods = publicMethods(facts);
  return [
    ...unknownMembers(methods, descriptions),
    ...methods.flatMap((method) =>
      checkMember(descriptions.file, method, descriptions.members.get(method.name), common),
    ),
    ...checkGroups(methods, descriptions),
  ];
}

/** Finds shared descriptions that point to none, or to others that nobody would follow. */
export function checkCommonDescriptions(file: string, common: CommonDescriptions): Problem[] {
  return [...unknownCommon(common, common), ...pointingOptions(common)].map((finding) => ({
    file,
    ...finding,
  }));
}

/** A pointer is followed once, so one that a member reaches by a pointer would be shown as it stands. */
function pointingOptions({ options }: CommonDescriptions): LocatedFinding[] {
  return [...options].flatMap(([name, description]) => {
    const key = sharedKey(description);
    if (key === null || !options.has(key)) return [];
    const message = `"${name}" points to "${key}", which is shared itself.`;
    const hint = `Write the description here, or "@${key}" where members say "@${name}".`;
    return [{ line: description.line, rule: "description-common-pointer", message, hint }];
  });
}

function unknownMembers(methods: MethodFacts[], descriptions: ApiDescriptions): Problem[] {
  const names = methods.map(({ name }) => name);
  return [...descriptions.members]
    .filter(([name]) => !names.includes(name))
    .map(([name, { line }]) => {
      const message = `There is no member "${name}".`;
      const hint = didYouMean(name, names);
      return { file: descriptions.file, line, rule: "description-unknown-member", message, hint };
    });
}

function checkMember(
  file: string,
  method: MethodFacts,
  descriptions: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Problem[] {
  const line = descriptions?.line ?? 1;
  return [
    ...unknownOptions(method, descriptions),
    ...unknownCommon(descriptions, common),
    ...uselessYields(method, descriptions),
    ...missingOptions(method, descriptions, common).map((finding) => ({ line, ...finding })),
    ...missingRaises(method, descriptions, common).map((finding) => ({ line, ...finding })),
  ].map((finding) => ({ file, ...finding }));
}

/** The keys of a member beside its options. */
const memberKeys = ["_raises", "_returns", "_yields"];

type LocatedFinding = Finding & { line: number };

function unknownOptions(
  method: MethodFacts,
  descriptions: MemberDescriptions | undefined,
): LocatedFinding[] {
  const options = factsOfOptions(method).map(({ path }) => path);
  return [...(descriptions?.options ?? [])]
    .filter(([option]) => !options.includes(option))
    .map(([option, { line }]) => {
      const message = `${method.name} has no option "${option}".`;
      const hint = didYouMean(option, option.startsWith("_") ? memberKeys : options);
      return { line, rule: "description-unknown-option", message, hint };
    });
}

function unknownCommon(
  descriptions: MemberDescriptions | undefined,
  common: CommonDescriptions,
): LocatedFinding[] {
  return (descriptions ? everyDescription(descriptions) : [])
    .map((description) => ({ key: sharedKey(description), line: description.line }))
    .flatMap(({ key, line }) => (key === null || common.options.has(key) ? [] : [{ key, line }]))
    .map(({ key, line }) => {
      const message = `_common.yml has no "${key}".`;
      const hint = didYouMean(key, [...common.options.keys()]);
      return { line, rule: "description-unknown-common", message, hint };
    });
}

function uselessYields(
  method: MethodFacts,
  descriptions: MemberDescriptions | undefined,
): LocatedFinding[] {
  if (method.block !== null || !descriptions?.yields) return [];
  const message = `${method.name} takes no block, so nothing shows its _yields.`;
  return [
    { line: descriptions.yields.line, rule: "description-no-block", message, hint: "Take it out." },
  ];
}

function missingOptions(
  method: MethodFacts,
  descriptions: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Finding[] {
  return factsOfOptions(method)
    .filter(({ path }) => descriptions?.options.has(path) !== true && !common.options.has(path))
    .map(({ path }) => {
      const message = `${method.name} has an option "${path}" without a description.`;
      const hint = `Write \`${path}: …\` under \`${method.name}:\`.`;
      return { rule: "description-missing", message, hint };
    });
}

function missingRaises(
  method: MethodFacts,
  descriptions: MemberDescriptions | undefined,
  common: CommonDescriptions,
): Finding[] {
  return method.throws
    .filter((error) => descriptions?.raises.has(error) !== true && !common.raises.has(error))
    .map((error) => {
      const message = `${method.name} raises ${error}, and no description says when.`;
      const hint = `Write \`${error}: …\` under \`_raises:\` of \`${method.name}:\`.`;
      return { rule: "description-missing", message, hint };
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
