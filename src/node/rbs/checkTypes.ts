import { errorNames } from "../../../packages/example-check/src/facts/errorFacts";
import { readTypeText, typeNames } from "../../../packages/example-check/src/types/typeText";
import { type Problem, textPosition } from "../../shared/text/problem";
import { didYouMean } from "../../shared/text/nearest";
import type { FieldFacts, MethodFacts } from "../../../packages/gem-facts/src/classFacts";
import type { ApiFacts } from "../api/apiFacts";
import { declaredMethods, isRefused } from "./rbsMember";
import { isCoreType } from "./rbsType";

interface ClassFile {
  file: string;
  text: string;
  facts: ApiFacts;
}

/** Returns a problem for each type that RBS cannot say: one that is neither Ruby's own nor a class of the facts. */
export function checkTypes(classes: readonly ClassFile[]): Problem[] {
  const known = [...classes.map(({ facts }) => facts.class), ...errorNames];
  return classes.flatMap((found) =>
    typesOf(found.facts).flatMap(({ owner, type }) =>
      typeNames(readTypeText(type))
        .filter((name) => !isCoreType(name) && !known.includes(name))
        .map((name) => unknownType(found, owner, name, known)),
    ),
  );
}

function unknownType(
  { file, text, facts }: ClassFile,
  owner: string,
  name: string,
  known: string[],
): Problem {
  const start = Math.max(text.indexOf(JSON.stringify(owner)), 0);
  return {
    file,
    ...textPosition(text, Math.max(text.indexOf(name, start), 0)),
    rule: "facts-type",
    message: `${facts.class}#${owner} has the type "${name}", which is no class of the library and none of Ruby's that the facts use.`,
    hint: didYouMean(name, known),
  };
}

/** The types of everything that the file of types declares, by the member or event that has them. */
function typesOf(facts: ApiFacts): { owner: string; type: string }[] {
  if (facts.status !== "current") return [];
  const ofMethods = declaredMethods(facts).flatMap((method) =>
    methodTypes(method).map((type) => ({ owner: method.name, type })),
  );
  const ofEvents = facts.events.flatMap(({ name, payload }) =>
    payload === null ? [] : [{ owner: name, type: payload }],
  );
  return [...ofMethods, ...ofEvents];
}

function methodTypes(method: MethodFacts): string[] {
  const { params, block, returns } = method;
  return [
    ...params.flatMap(valueTypes),
    ...(block?.params.map(({ type }) => type) ?? []),
    ...(isRefused(method) ? [] : valueTypes(returns)),
  ];
}

function valueTypes({ type, fields }: { type: string; fields: FieldFacts[] }): string[] {
  return [type, ...fields.flatMap(valueTypes)];
}
