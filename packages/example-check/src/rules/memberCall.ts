import { StringNode } from "@ruby/prism/src/nodes.js";
import { didYouMean } from "../report/nearest";
import type { SourceRange } from "../report/findings";
import type { CallArguments } from "../read/arguments";
import { checkArguments, type MemberCall } from "./checkArguments";
import { findEvent, type FoundMember } from "../facts/findMember";
import type { ClassFacts, EventFacts, MethodFacts } from "../../../gem-facts/src/classFacts";
import { runProcs } from "./memberProcs";
import { runBlock } from "../read/procs";
import { parseType } from "../types/parseType";
import { hashOf, other, union, unknown, type HashKeys, type RubyType } from "../types/rubyType";
import type { Walk } from "../read/walk";

/** Checks a call of a member and tells what it gives back. `at` is where its name stands. */
export function callMember(
  { owner, member }: FoundMember,
  receiver: ClassFacts,
  given: CallArguments,
  at: SourceRange,
  walk: Walk,
): RubyType {
  const label = memberLabel(receiver, member);
  const call: MemberCall = { label, member, at, given };
  walk.program.findings.call(at, member.name, true);
  if (!checkStatus(call, owner, walk)) return readOnly(given, walk);
  checkArguments(call, walk);
  const event = checkEvent(call, receiver, walk);
  checkThread(call, walk);
  runProcs(call, event, walk);
  checkBlock(call, walk);
  return resultOf(call, event, runBlock(given.block, blockTypes(member, walk), walk), walk);
}

/** `Page#goto`, `Playwright.create` */
function memberLabel(
  { class: name, rubyClass }: ClassFacts,
  { kind, name: member, matcher }: MethodFacts,
): string {
  if (matcher) return matcher.name;
  if (kind !== "module-function") return `${name}#${member}`;
  return `${name === "Playwright" ? name : rubyClass}.${member}`;
}

/** Says what is wrong with calling the member at all; `false` where its arguments do not matter. */
function checkStatus({ label, member, at }: MemberCall, owner: ClassFacts, walk: Walk): boolean {
  const { findings } = walk.program;
  const instead = member.notWorking?.alternative ?? member.seeInstead.join(" or ");
  const hint = instead ? `Use ${instead}` : undefined;
  const wasRemoved = owner.status === "removed" || member.removedIn !== undefined;
  if (wasRemoved && findings.allows("deprecated")) return true;
  if (owner.status === "removed") {
    const version = owner.removedIn?.gem ?? "an earlier version";
    findings.problem(at, "example-removed", `${owner.class} left the library in ${version}.`);
  } else if (member.removedIn !== undefined) {
    findings.problem(
      at,
      "example-removed",
      `${label} left the library in ${member.removedIn}.`,
      hint,
    );
  } else if (!member.implemented) {
    findings.problem(at, "example-not-implemented", `${label} is not implemented in Ruby.`, hint);
  } else if (member.internal) {
    findings.problem(at, "example-internal", `${label} is internal to the library.`, hint);
  } else {
    if (member.notWorking) findings.notWorking(at, label, member.notWorking.raises, hint);
    else if (member.deprecated) findings.mark(at, "deprecated", label, hint);
    else if (member.discouraged) findings.mark(at, "discouraged", label, hint);
    return true;
  }
  return false;
}

function readOnly({ block }: CallArguments, walk: Walk): RubyType {
  runBlock(block, [], walk);
  return unknown;
}

/** Their events are those of the browser's protocol, which the facts do not list. */
const openEmitters: ReadonlySet<string> = new Set(["CDPSession"]);

/** Checks the event that `on`, `once`, `off` and `expect_event` name. */
function checkEvent(
  { member, given }: MemberCall,
  receiver: ClassFacts,
  { program }: Walk,
): EventFacts | undefined {
  const [argument] = given.positional;
  if (member.params[0]?.name !== "event" || argument === undefined) return undefined;
  const { node, type } = argument;
  if (type.kind === "module") return receiver.events.find(({ constant }) => constant === type.name);
  if (!(node instanceof StringNode)) return undefined;
  const name = node.unescaped.value;
  if (openEmitters.has(receiver.class)) return undefined;
  const event = findEvent(program.facts, receiver.class, name);
  const known = receiver.events.filter(({ emitted }) => emitted).map(({ rubyName }) => rubyName);
  if (event === undefined)
    program.findings.problem(
      node,
      "example-unknown-event",
      `${receiver.class} has no event "${name}".`,
      didYouMean(name, known),
    );
  else if (!event.emitted)
    program.findings.problem(
      node,
      "example-unknown-event",
      `${receiver.class} never emits "${name}" in Ruby.`,
    );
  return event;
}

/** A callback on the thread that reads the browser's answers must not wait for one. */
function checkThread({ label, member, at }: MemberCall, { blockedBy, program }: Walk): void {
  if (blockedBy === null || !member.async) return;
  program.findings.problem(
    at,
    "example-deadlock",
    `${label} waits for the browser, which hangs in ${blockedBy}.`,
    "Read what the object already holds, or call it after the action or in a Thread.",
  );
}

function checkBlock({ label, member, given, at }: MemberCall, { program }: Walk): void {
  const takesBlock = member.block !== null || member.params.some(({ kind }) => kind === "block");
  if (given.block === null && member.block?.required === true)
    program.findings.problem(at, "example-missing-block", `${label} needs a block.`);
  if (given.block === null || takesBlock) return;
  const callable = member.params.find(({ kind, type }) => kind === "positional" && type === "Proc");
  const hint = callable ? `Pass a lambda: ->(…) { … } as ${callable.name}.` : undefined;
  program.findings.problem(at, "example-extra-block", `${label} takes no block.`, hint);
}

/**
 * Returns what a block gets. Where the facts name nothing, it is no object of the library: `Screencast#start` gives
 * hashes.
 */
function blockTypes({ block }: MethodFacts, { program }: Walk): RubyType[] {
  if (block === null || block.params.length === 0) return [hashOf(other)];
  return block.params.map(({ type }) => parseType(type, program.facts));
}

function resultOf(
  { label, member, given }: MemberCall,
  event: EventFacts | undefined,
  blockValue: RubyType,
  { program }: Walk,
): RubyType {
  if (given.block !== null && member.returnsWithBlock !== undefined) return blockValue;
  if (event?.payload && member.kind === "waiter") return parseType(event.payload, program.facts);
  const { type, void: isVoid, fields, keyTypes } = member.returns;
  if (isVoid) return { kind: "nothing", from: label };
  const result = parseType(type, program.facts);
  const keys: HashKeys = {
    from: label,
    type: keyTypes.length === 1 ? (keyTypes[0] ?? null) : null,
    names: fields.map(({ name }) => name),
  };
  return withKeys(result, keys);
}

/** Hashes of the library's own, also as elements of an array, know their keys. */
function withKeys(type: RubyType, keys: HashKeys): RubyType {
  switch (type.kind) {
    case "hash":
      return { ...type, keys };
    case "array":
      return { ...type, of: withKeys(type.of, keys) };
    case "union":
      return union(type.of.map((part) => withKeys(part, keys)));
    default:
      return type;
  }
}
