import type { ApiArgument, ApiMember, ApiType } from "../playwright/apiJson";
import { namedDefault } from "../playwright/defaults";
import { fieldsOf, javascriptTwin } from "../playwright/forRuby";
import { enumOf, objectOf, partsOf, rbsType, rubyType, typeText } from "../playwright/typeNames";
import type { RubyParam } from "../ruby/rubyMethod";
import type { FieldJson, ParamJson } from "../classFacts";

/** The facts of a parameter of Ruby's, which `argument` of Playwright's `member` explains. */
export function toParam(
  ruby: RubyParam,
  argument: ApiArgument | undefined,
  member: ApiMember,
  known: ReadonlySet<string>,
): ParamJson {
  const { name, kind, required, default: written } = ruby;
  if (!argument) return { name, kind, required, default: written, ...blockType(kind) };
  const { type } = argument;
  const renamed = argument.name === name ? {} : { playwrightName: argument.name };
  return {
    name,
    kind,
    required,
    default: written,
    type: rubyType(type),
    rbsType: rbsType(type, known),
    ...renamed,
    playwrightType: typeText(javascriptTwin(argument.name, member)?.type ?? type),
    ...valuesOf(argument),
    since: argument.since,
    ...flagsOf(argument),
    ...procOf(type),
  };
}

function blockType(kind: string): { type?: string } {
  return kind === "block" ? { type: "Proc" } : {};
}

/** The facts of the keys of a hash; none where the type has no documented ones. */
export function toFields(type: ApiType): FieldJson[] {
  return fieldsOf(objectOf(type)?.properties).map((property) => ({
    name: property.name,
    required: property.required,
    type: rubyType(property.type),
    playwrightType: typeText(property.type),
    ...valuesOf(property),
    since: property.since,
    ...flagsOf(property),
  }));
}

function valuesOf({ type, name }: ApiArgument): Pick<FieldJson, "enum" | "fields" | "unit"> {
  const values = enumOf(type);
  const fields = toFields(type);
  const unit = units[name];
  return {
    ...(values.length > 0 ? { enum: values } : {}),
    ...(fields.length > 0 ? { fields } : {}),
    ...(unit === undefined ? {} : { unit }),
  };
}

/** The unit that a number is in, by its name. */
const units: Readonly<Record<string, FieldJson["unit"]>> = {
  timeout: "ms",
  delay: "ms",
  duration: "ms",
  expires: "s",
  fontSize: "px",
};

function flagsOf(
  argument: ApiArgument,
): Pick<ParamJson, "deprecated" | "discouraged" | "effectiveDefault"> {
  const value = namedDefault(argument.comment);
  return {
    ...(argument.deprecated === undefined ? {} : { deprecated: true }),
    ...(argument.discouraged === undefined ? {} : { discouraged: true }),
    ...(value === null ? {} : { effectiveDefault: value }),
  };
}

/** What a Proc gets, where Playwright says it. */
function procOf(type: ApiType): Pick<ParamJson, "procParams"> {
  const proc = partsOf(type).find(({ name, args }) => name === "function" && args);
  return proc?.args ? { procParams: proc.args.map(typeText) } : {};
}
