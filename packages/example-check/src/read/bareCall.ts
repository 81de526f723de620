import { BlockNode, type CallNode } from "@ruby/prism/src/nodes.js";
import { literalName, readArguments, type CallArguments } from "./arguments";
import { orByName } from "./parameters";
import { procOf, runBlock } from "./procs";
import { arrayOf, core, nil, other, unknown, type RubyType } from "../types/rubyType";
import { capybaraSessionMethods, nameSet } from "../types/rubyNames";
import {
  byConvention,
  defineMethod,
  learnParameter,
  learnReturn,
  ownMethod,
  readVariable,
  type OwnMethod,
  type Walk,
} from "./walk";

const definers = nameSet("let let! subject subject! given define_method memoize");
const readers = nameSet("attr_reader attr_accessor attr_writer delegate");
const procMakers = nameSet("lambda proc");
const kernelWords = nameSet("caller caller_locations binding gets rand trap");
const printers = nameSet("puts print warn require require_relative sleep raise abort exit");

/**
 * Reads a call without a receiver: the example's own method, a name that stands for a class, or Ruby's and RSpec's
 * words.
 */
export function readBareCall(node: CallNode, walk: Walk): RubyType {
  const { name } = node;
  if (procMakers.has(name) && node.block instanceof BlockNode) return procOf(node.block, walk);
  const given = readArguments(node, walk);
  if (isSession(name, walk)) return { kind: "capybara" };
  const method = ownMethod(walk, name);
  if (method) return callOwn(method, given, walk);
  if (definers.has(name)) return define(node, given, walk);
  if (readers.has(name)) return defineReaders(given, walk);
  if (name === "method") return methodObject(given, walk);
  if (isCapybaraWord(name, walk)) {
    runBlock(given.block, [other], walk);
    return other;
  }
  const isName = node.arguments_ === null && node.block === null;
  if (isName) return readName(name, walk);
  return readWord(name, given, walk);
}

/** Reads a call of a method that the example defines: it learns from the arguments. */
export function callOwn(method: OwnMethod, given: CallArguments, walk: Walk): RubyType {
  given.positional.forEach(({ type }, index) => learnParameter(walk, method, index, type));
  given.keywords.forEach(({ name, type }) => learnParameter(walk, method, name, type));
  runBlock(given.block, method.yields, walk);
  return method.returns;
}

/** Returns whether a name is the session of Capybara, which the example itself does not define. */
function isSession(name: string, { program }: Walk): boolean {
  if (name !== "page" || !program.capybara) return false;
  return ![...program.definitions.methods.keys()].some((key) => key.endsWith("#page"));
}

/** `visit`, `find` and the like, which Capybara adds to its specs. */
function isCapybaraWord(name: string, { program }: Walk): boolean {
  return program.capybara && capybaraSessionMethods.has(name);
}

function readName(name: string, walk: Walk): RubyType {
  const own = walk.program.earlier?.locals.get(name);
  if (name === "block_given?") return core("Boolean");
  return byConvention(walk, name) ?? own ?? (kernelWords.has(name) ? other : unknown);
}

function readWord(name: string, given: CallArguments, walk: Walk): RubyType {
  const value = runBlock(given.block, name === "loop" ? [] : [unknown], walk);
  const [first] = given.positional;
  if (printers.has(name)) return nil;
  if (name === "p" || name === "pp") return first?.type ?? nil;
  if (name === "format" || name === "sprintf" || name === "String") return core("String");
  if (name === "Integer") return core("Integer");
  if (name === "Float") return core("Float");
  if (name === "Array") return arrayOf(first?.type.kind === "array" ? first.type.of : other);
  if (given.block && name === "catch") return value;
  return /^[A-Z]/.test(name) || kernelWords.has(name) ? other : unknown;
}

/** `let(:cart) { … }`, `subject { … }`, `define_method(:x) { … }` */
function define(node: CallNode, given: CallArguments, walk: Walk): RubyType {
  const name = namesOf(given)[0] ?? "subject";
  const method = defineMethod(walk, name);
  const value = runBlock(given.block, [], walk);
  learnReturn(walk, method, value.kind === "unknown" ? (byConvention(walk, name) ?? value) : value);
  if (node.name.startsWith("subject") && name !== "subject")
    learnReturn(walk, defineMethod(walk, "subject"), value);
  return other;
}

function defineReaders(given: CallArguments, walk: Walk): RubyType {
  for (const name of namesOf(given)) {
    const method = defineMethod(walk, name);
    learnReturn(walk, method, orByName(name, readVariable(walk, `@${name}`), walk));
  }
  return other;
}

function methodObject(given: CallArguments, walk: Walk): RubyType {
  const [name] = namesOf(given);
  return name === undefined ? other : { kind: "method", name, walk };
}

function namesOf({ positional }: CallArguments): string[] {
  return positional.flatMap(({ node }) => literalName(node) ?? []);
}
