import type {
  EventFacts,
  MethodFacts,
  ParamFacts,
} from "../../../packages/gem-facts/src/classFacts";
import type { ApiFacts } from "../api/apiFacts";
import { rbsArgument, rbsResult, type RbsNames } from "./rbsType";

const longestLine = 110;

/** Returns the methods of a class that a file of types declares. */
export function declaredMethods({ methods }: ApiFacts): MethodFacts[] {
  return methods.filter(
    ({ internal, aliasOf, removedIn }) =>
      !internal && aliasOf === undefined && removedIn === undefined,
  );
}

/** Returns what a method takes and gives in RBS, one text for each overload: `(String url) -> Response?`. */
function rbsOverloads(method: MethodFacts, owner: ApiFacts, names: RbsNames): string[] {
  const events = owner.events.filter(({ emitted }) => emitted);
  if (method.params[0]?.name === "event" && events.length > 0 && !isRefused(method))
    return events.map((event) => eventOverload(method, event, names));
  const result = resultOf(method, names);
  const args = argumentsOf(method, names);
  if (isRefused(method)) return [overload(args, "", result)];
  if (method.block?.required && method.returns.type === "Object")
    return [`[T] ${overload(args, " { () -> T }", "T")}`];
  if (method.returnsWithBlock === undefined || method.block === null)
    return [overload(args, blockOf(method, names), result)];
  const withBlock = `[T] ${overload(args, ` { (${blockParams(method, names)}) -> T }`, "T")}`;
  return [overload(args, "", result), withBlock];
}

/** Returns the declaration of a method, an overload a line, and long ones an argument a line. */
export function rbsMember(method: MethodFacts, owner: ApiFacts, names: RbsNames): string {
  const isOfModule = method.kind === "module-function";
  const start = `def ${isOfModule ? "self." : ""}${method.name}: `;
  return start + rbsOverloads(method, owner, names).join("\n  | ");
}

/** Returns true where a call raises `NotImplementedError`, whatever it is given. */
export function isRefused({ implemented, notWorking }: MethodFacts): boolean {
  return !implemented || notWorking?.raises === "NotImplementedError";
}

function resultOf(method: MethodFacts, names: RbsNames): string {
  if (isRefused(method)) return "bot";
  return method.returns.void ? "void" : rbsResult(method.returns, names);
}

function overload(args: readonly string[], block: string, result: string): string {
  const line = `(${args.join(", ")})${block} -> ${result}`;
  if (args.length === 0 || line.length <= longestLine) return line;
  return `(\n${args.map((arg) => `    ${arg}`).join(",\n")}\n  )${block} -> ${result}`;
}

function argumentsOf({ params }: MethodFacts, names: RbsNames): string[] {
  return params.flatMap((param) => argumentOf(param, names));
}

function argumentOf(param: ParamFacts, names: RbsNames): string[] {
  const type = rbsArgument(param, names);
  const optional = param.required ? "" : "?";
  switch (param.kind) {
    case "positional":
      return [`${optional}${type} ${param.name}`];
    case "keyword":
      return [`${optional}${param.name}: ${type}`];
    case "splat":
      return [`*${type} ${param.name}`];
    case "keyword-splat":
      return [`**${type}`];
    case "block":
      return [];
  }
}

function blockOf(method: MethodFacts, names: RbsNames): string {
  if (method.block === null) return "";
  const optional = method.block.required ? "" : "?";
  return ` ${optional}{ (${blockParams(method, names)}) -> void }`;
}

function blockParams({ block }: MethodFacts, names: RbsNames): string {
  return block?.params.map(({ type }) => rbsResult({ type }, names)).join(", ") ?? "";
}

/** A listener is typed by the event that it is for, and so are a predicate and the result of waiting. */
function eventOverload(method: MethodFacts, event: EventFacts, names: RbsNames): string {
  const given = event.callbackArgs === 0 || event.payload === null ? [] : [event.payload];
  const args = method.params.flatMap((param) => {
    if (param.name === "event") return JSON.stringify(event.rubyName);
    const isPayload = param.name === "callback" || param.procParams?.includes("payload") === true;
    return argumentOf(isPayload ? { ...param, procParams: given } : param, names);
  });
  const type = method.returns.type === "Object" ? (given[0] ?? "nil") : method.returns.type;
  return overload(args, blockOf(method, names), rbsResult({ type }, names));
}
