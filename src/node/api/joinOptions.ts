import type { ApiOption } from "../../shared/api/apiClass";
import {
  optionFacts,
  type FieldFacts,
  type MethodFacts,
  type ParamFacts,
} from "../../../packages/gem-facts/src/classFacts";
import {
  followShared,
  type CommonDescriptions,
  type Description,
  type MemberDescriptions,
} from "./apiDescriptions";
import { negationOf, publicMethods, type ApiFacts } from "./apiFacts";
import type { Content } from "../content/parseContent";

/** The facts of an option with its name in its member: `clip`, or `clip.x` for a key of a hash. */
type OptionFacts = (ParamFacts | (FieldFacts & { kind: "field" })) & { path: string };

/** Returns a member's options in the order of its signature, each hash followed by its keys (`clip`, `clip.x`, …). */
export function joinOptions(
  method: MethodFacts,
  descriptions: MemberDescriptions | null,
  common: CommonDescriptions,
): ApiOption[] {
  return factsOfOptions(method).map((facts) => {
    const { path, kind, enum: values, effectiveDefault } = facts;
    return {
      ...optionFacts.parse(facts),
      kind,
      name: path,
      procParams: facts.procParams ?? [],
      anchor: optionAnchor(method, path),
      defaultValue: rubyDefault(effectiveDefault),
      allowed: values.map((value) => JSON.stringify(value)),
      description: descriptionFor(path, descriptions, common)?.text ?? "",
    };
  });
}

/** Returns the id of an option's row: `screenshot-clip-x`. */
export function optionAnchor({ anchor }: MethodFacts, path: string): string {
  return `${anchor}-${path.replaceAll(".", "-")}`;
}

/** Returns every option of a member and, below each hash, its keys. */
export function factsOfOptions(method: MethodFacts): OptionFacts[] {
  return method.params.flatMap((param) => [
    { ...param, path: param.name },
    ...fieldFacts(param.name, param.fields),
  ]);
}

function fieldFacts(parent: string, fields: FieldFacts[]): OptionFacts[] {
  return fields.flatMap((field) => {
    const path = `${parent}.${field.name}`;
    return [{ ...field, kind: "field" as const, path }, ...fieldFacts(path, field.fields)];
  });
}

/** Returns a member's own description, the one it points to with `@key`, or the shared one of the same name. */
function descriptionFor(
  option: string,
  descriptions: MemberDescriptions | null,
  common: CommonDescriptions,
): Description | null {
  return followShared(descriptions?.options.get(option) ?? common.options.get(option), common);
}

/** Returns the value in force as Ruby source: strings in quotes, numbers and booleans as they are. */
function rubyDefault(value: string | undefined): string | null {
  if (value === undefined) return null;
  return /^(-?\d+(\.\d+)?|true|false|nil)$/.test(value) ? value : JSON.stringify(value);
}

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
