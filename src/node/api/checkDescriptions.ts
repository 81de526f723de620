import { unknownName } from "../../shared/text/nearest";
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

type LocatedFinding = Finding & { line: number };

/** Finds descriptions for what does not exist, and what exists without a description. */
export function checkDescriptions(
  facts: ApiFacts,
  { file, members, groups }: ApiDescriptions,
  common: CommonDescriptions,
): Problem[] {
  const methods = publicMethods(facts);
  const names = methods.map(({ name }) => name);
  return [
    ...unknownNames("description-unknown-member", members, names, 'There is no member "%".'),
    ...methods.flatMap((method) => checkMember(method, members.get(method.name), common)),
    ...checkGroups(names, groups),
  ].map((finding) => ({ file, ...finding }));
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

/** Finds names that are none of those that there are; a message has the name in the place of its `%`. */
function unknownNames(
  rule: string,
  named: Iterable<readonly [name: string, place: { line: number }]>,
  known: readonly string[],
  message: string,
): LocatedFinding[] {
  return [...named].flatMap(([name, { line }]) => {
    const findings = unknownName(rule, name, known, message.replace("%", name));
    return findings.map((finding) => ({ line, ...finding }));
  });
}

/** The keys of a member beside its options. */
const memberKeys = ["_raises", "_returns", "_yields"];

const nothing: MemberDescriptions = {
  line: 1,
  options: new Map(),
  returns: null,
  yields: null,
  raises: new Map(),
};

function checkMember(
  method: MethodFacts,
  own: MemberDescriptions = nothing,
  common: CommonDescriptions,
): LocatedFinding[] {
  const { name, block, throws } = method;
  const { line, options, yields, raises } = own;
  const paths = factsOfOptions(method).map(({ path }) => path);
  const known = [...paths, ...memberKeys];
  const useless = `${name} takes no block, so nothing shows its _yields.`;
  const undescribed = [
    ...paths
      .filter((path) => !options.has(path) && !common.options.has(path))
      .map((path) => [
        `${name} has an option "${path}" without a description.`,
        `Write \`${path}: …\` under \`${name}:\`.`,
      ]),
    ...throws
      .filter((error) => !raises.has(error) && !common.raises.has(error))
      .map((error) => [
        `${name} raises ${error}, and no description says when.`,
        `Write \`${error}: …\` under \`_raises:\` of \`${name}:\`.`,
      ]),
  ];
  return [
    ...unknownNames("description-unknown-option", options, known, `${name} has no option "%".`),
    ...unknownCommon(own, common),
    ...(block === null && yields !== null
      ? [
          {
            line: yields.line,
            rule: "description-no-block",
            message: useless,
            hint: "Take it out.",
          },
        ]
      : []),
    ...undescribed.map(([message = "", hint]) => ({
      line,
      rule: "description-missing",
      message,
      hint,
    })),
  ];
}

function unknownCommon(own: MemberDescriptions, { options }: CommonDescriptions): LocatedFinding[] {
  const pointers = everyDescription(own).flatMap((description) => {
    const key = sharedKey(description);
    return key === null ? [] : [[key, description] as const];
  });
  const known = [...options.keys()];
  return unknownNames("description-unknown-common", pointers, known, '_common.yml has no "%".');
}

function checkGroups(
  names: readonly string[],
  groups: ApiDescriptions["groups"],
): LocatedFinding[] {
  const [first] = groups;
  if (first === undefined) return [];
  const grouped = groups.flatMap((group) => group.members.map((name) => [name, group] as const));
  const count = (name: string) => grouped.filter(([other]) => other === name).length;
  return [
    ...unknownNames(
      "groups-unknown-member",
      grouped,
      names,
      '_groups names "%", which is no member.',
    ),
    ...names
      .filter((name) => count(name) !== 1)
      .map((name) => {
        const message = `"${name}" stands in ${count(name) > 1 ? "more than one group" : "no group"}.`;
        const hint = "Put every member into exactly one group of _groups.";
        return { line: first.line, rule: "groups-member", message, hint };
      }),
  ];
}
