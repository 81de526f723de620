import type { CallNode } from "@ruby/prism/src/nodes.js";
import { didYouMean } from "../report/nearest";
import { readArguments } from "./arguments";
import { callOnArray } from "./arrayCall";
import { callOwn, readBareCall } from "./bareCall";
import { callOnConstant, instantiate } from "./constantCall";
import { callOnCore, callOnProc, coreResult, type CoreCall } from "./coreCall";
import type { SourceRange } from "../report/findings";
import { callOnHash } from "./hashCall";
import { isExpectation, readExpectation } from "../rules/expectation";
import { findMember, findModuleFunction, memberHint, moduleFunctions } from "../facts/findMember";
import { callMember } from "../rules/memberCall";
import { runBlock } from "./procs";
import { capybaraSessionMethods, objectMethods } from "../types/rubyNames";
import { object, other, union, unknown, type RubyType } from "../types/rubyType";
import { learnVariable, ownMethod, typeOf, type Walk } from "./walk";

/** Reads a call and checks it where its receiver is the library's. */
export function readCall(node: CallNode, walk: Walk): RubyType {
  if (node.receiver === null) return readBareCall(node, walk);
  if (isExpectation(node)) return readExpectation(node, walk);
  const receiver = typeOf(node.receiver, walk);
  const inside = isThread(node) ? { ...walk, blockedBy: null } : walk;
  return callOn(
    receiver,
    { name: node.name, given: readArguments(node, inside), at: nameOf(node) },
    inside,
  );
}

/** `&:name` as a call on what the block gets. */
export function sendName(receiver: RubyType, name: string, at: SourceRange, walk: Walk): RubyType {
  const given = readArguments({ arguments_: null, block: null }, walk);
  return callOn(receiver, { name, given, at }, walk);
}

/** A problem stands where the name does, which may be lines below the receiver. */
function nameOf(node: CallNode): SourceRange {
  return node.messageLoc ?? node;
}

function isThread(node: CallNode): boolean {
  return node.receiver !== null && "name" in node.receiver && node.receiver.name === "Thread";
}

function callOn(receiver: RubyType, call: CoreCall, walk: Walk): RubyType {
  switch (receiver.kind) {
    case "union":
      return callOnUnion(receiver.of, call, walk);
    case "object":
      return callOnObject(receiver.className, call, walk);
    case "module":
      return callOnModule(receiver.name, call, walk);
    case "instance":
      return callOnInstance(receiver.of, call, walk);
    case "array":
      return callOnArray(receiver, call, walk);
    case "hash":
      return callOnHash(receiver, call, walk);
    case "proc":
    case "method":
      return callOnProc(receiver, call);
    case "core":
    case "nil":
      return callOnCore(receiver, call, walk);
    case "nothing":
      return callOnNothing(receiver.from, call, walk);
    case "capybara":
      return callOnCapybara(call, walk);
    case "other":
    case "unknown":
      return callOnOther(receiver, call, walk);
  }
}

/** Of several possible receivers the ones that have the method count; none is a problem of the first. */
function callOnUnion(types: readonly RubyType[], call: CoreCall, walk: Walk): RubyType {
  const able = types.filter((type) => answers(type, call.name, walk));
  const fallback = types.filter(({ kind }) => kind !== "nil").slice(0, 1);
  return union((able.length > 0 ? able : fallback).map((type) => callOn(type, call, walk)));
}

function answers(type: RubyType, name: string, { program }: Walk): boolean {
  if (type.kind === "nil" || type.kind === "nothing") return false;
  return type.kind !== "object" || findMember(program.facts, type.className, name) !== null;
}

function callOnObject(className: string, call: CoreCall, walk: Walk): RubyType {
  const { facts, findings } = walk.program;
  const owner = facts.classes.get(className);
  const { name, given, at } = call;
  if (owner === undefined) return unknown;
  const found = findMember(facts, className, name);
  if (found) return callMember(found, owner, given, at, walk);
  const value = runBlock(given.block, [object(className)], walk);
  const isTranslated = owner.methods.some(({ playwrightName }) => playwrightName === name);
  const isMeant = isTranslated && given.positional.length > 0 && given.block === null;
  if (objectMethods.has(name) && !isMeant) return objectResult(className, name, value);
  findings.call(at, name, true);
  const message = `${className} has no method "${name}".`;
  findings.problem(at, "example-unknown-method", message, memberHint(owner, name, facts));
  return unknown;
}

function objectResult(className: string, name: string, blockValue: RubyType): RubyType {
  if (["tap", "itself", "dup", "freeze", "presence"].includes(name)) return object(className);
  if (name === "then" || name === "yield_self" || name === "try") return blockValue;
  return coreResult(name);
}

function callOnModule(name: string, call: CoreCall, walk: Walk): RubyType {
  const { facts, findings } = walk.program;
  const own = ownMethod({ ...walk, owner: `${name}.` }, call.name);
  if (own) return callOwn(own, call.given, walk);
  if (call.name === "new") return instantiate(name, call, walk);
  const className = name.replace(/^Playwright::/, "");
  const owner = facts.classes.get(className);
  const found = findModuleFunction(facts, className, call.name);
  if (owner && found) return callMember(found, owner, call.given, call.at, walk);
  const isLibrary = name === "Playwright" || name === "Playwright::Test";
  if (!isLibrary || !owner || objectMethods.has(call.name)) return callOnConstant(name, call, walk);
  const names = moduleFunctions(owner).map((member) => member.name);
  runBlock(call.given.block, [], walk);
  findings.call(call.at, call.name, true);
  findings.problem(
    call.at,
    "example-unknown-method",
    `${name} has no function "${call.name}".`,
    didYouMean(call.name, names),
  );
  return unknown;
}

function callOnInstance(owner: string, call: CoreCall, walk: Walk): RubyType {
  const { definitions, earlier } = walk.program;
  if (call.name === "class") return { kind: "module", name: owner };
  const key = `${owner}#${call.name}`;
  const method = definitions.methods.get(key) ?? earlier?.methods.get(key);
  if (method) return callOwn(method, call.given, walk);
  if (call.name.endsWith("=")) {
    const [value] = call.given.positional;
    learnVariable({ ...walk, owner }, `${owner}@${call.name.slice(0, -1)}`, value?.type ?? unknown);
  }
  runBlock(call.given.block, [unknown], walk);
  return ownMethod(walk, call.name)?.returns ?? unknown;
}

function callOnNothing(from: string, call: CoreCall, walk: Walk): RubyType {
  runBlock(call.given.block, [], walk);
  if (objectMethods.has(call.name)) return coreResult(call.name);
  walk.program.findings.problem(
    call.at,
    "example-nothing",
    `${from} returns nothing to call "${call.name}" on.`,
  );
  return unknown;
}

/** Capybara's session has methods of its own; the driver's block gives Playwright's page. */
function callOnCapybara(call: CoreCall, walk: Walk): RubyType {
  if (call.name === "driver") return { kind: "capybara" };
  if (call.name.startsWith("with_playwright_page") || call.name.startsWith("on_save_"))
    return runBlock(
      call.given.block,
      call.name.startsWith("with") ? [object("Page")] : [other],
      walk,
    );
  const isPage = findMember(walk.program.facts, "Page", call.name) !== null;
  if (isPage && !capybaraSessionMethods.has(call.name)) return callOnObject("Page", call, walk);
  runBlock(call.given.block, [other], walk);
  return other;
}

function callOnOther(receiver: RubyType, call: CoreCall, walk: Walk): RubyType {
  const { facts, findings } = walk.program;
  if (call.name === "with_playwright_page") return callOnCapybara(call, walk);
  runBlock(call.given.block, [receiver], walk);
  if (receiver.kind === "other") return coreResult(call.name);
  // An index is nearly always that of a hash or an array.
  const isLikely = facts.publicNames.has(call.name) && call.name !== "[]";
  if (isLikely && !objectMethods.has(call.name)) findings.call(call.at, call.name, false);
  return unknown;
}
