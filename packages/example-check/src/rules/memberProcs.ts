import { LambdaNode, type Node } from "@ruby/prism/src/nodes.js";
import { passed, type MemberCall } from "./checkArguments";
import type { EventFacts, ParamFacts } from "../../../gem-facts/src/classFacts";
import { lambdaArity, runCallable } from "../read/procs";
import { parseType } from "../types/parseType";
import { hashOf, other, unknown, type RubyType } from "../types/rubyType";
import { byConvention, type Walk } from "../read/walk";

/** Reads the lambdas that a member is given, with what it hands to them, and checks what they take. */
export function runProcs(call: MemberCall, event: EventFacts | undefined, walk: Walk): void {
  const { positional, keywords } = passed(call);
  const { params } = call.member;
  const wanted = params.filter(({ kind }) => kind === "positional");
  wanted.forEach((param, index) => runProc(call, param, positional[index], event, walk));
  for (const keyword of keywords) {
    const param = params.find(({ kind, name }) => kind === "keyword" && name === keyword.name);
    if (param) runProc(call, param, keyword, event, walk);
  }
}

function runProc(
  call: MemberCall,
  param: ParamFacts,
  argument: { node: Node; type: RubyType } | undefined,
  event: EventFacts | undefined,
  walk: Walk,
): void {
  if (argument?.type.kind !== "proc" && argument?.type.kind !== "method") return;
  const given = procTypes(param, event, walk);
  checkArity(call, param, argument, given, event, walk);
  runCallable(argument.type, given.types, blockedIn(call, param, event));
}

/** Returns the types that a Proc gets; `isOpen` where it may be more. */
function procTypes(
  { procParams, name }: ParamFacts,
  event: EventFacts | undefined,
  walk: Walk,
): { types: RubyType[]; isOpen: boolean } {
  const payload = event?.payload ? parseType(event.payload, walk.program.facts) : unknown;
  if (procParams === undefined) {
    const isCallback = name === "callback" && event !== undefined;
    return { types: isCallback && event.callbackArgs !== 0 ? [payload] : [], isOpen: !isCallback };
  }
  const named = procParams.filter((param) => !param.startsWith("*"));
  const types = named.map((param) => (param === "payload" ? payload : procType(param, walk)));
  return { types, isOpen: named.length < procParams.length };
}

/** `Route`, or `Hash{page:,frame:}` whose values are what their keys are called. */
function procType(text: string, walk: Walk): RubyType {
  const [, keys] = /^Hash\{(.*)\}$/.exec(text) ?? [];
  if (keys === undefined) return parseType(text, walk.program.facts);
  const names = [...keys.matchAll(/\w+/g)].map(([name]) => name);
  const entries = names.map((name) => [name, byConvention(walk, name) ?? other] as const);
  return hashOf(other, new Map(entries), { from: "It", type: "Symbol", names });
}

function checkArity(
  { label }: MemberCall,
  param: ParamFacts,
  { node, type }: { node: Node; type: RubyType },
  { types, isOpen }: { types: RubyType[]; isOpen: boolean },
  event: EventFacts | undefined,
  { program }: Walk,
): void {
  if (type.kind !== "proc" || !(type.node instanceof LambdaNode) || isOpen) return;
  const arity = lambdaArity(type.node);
  if (arity === null || (arity.min <= types.length && types.length <= arity.max)) return;
  const gets =
    types.length === 0
      ? "no argument"
      : types.length === 1
        ? "one argument"
        : `${types.length} arguments`;
  const where = event ? `"${event.rubyName}"` : `${param.name} of ${label}`;
  program.findings.problem(
    node,
    "example-lambda",
    `The lambda for ${where} gets ${gets}.`,
    "A lambda takes exactly what it declares.",
  );
}

/** A dialog's or response's listener may call the library; the others may not, nor may predicates. */
function blockedIn(
  { label }: MemberCall,
  { callbackThread }: ParamFacts,
  event: EventFacts | undefined,
): string | null {
  if (callbackThread === "dispatcher") return `a lambda of ${label}`;
  if (callbackThread !== undefined || event?.syncApiCallInCallback !== "deadlock") return null;
  return `a listener of "${event.rubyName}"`;
}
