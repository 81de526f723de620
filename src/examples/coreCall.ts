import { StringNode, SymbolNode, type Node } from "@ruby/prism/src/nodes.js";
import { didYouMean } from "../shared/nearest";
import type { Place } from "./findings";
import type { CallArguments } from "./arguments";
import { runBlock, runCallable } from "./procs";
import {
  arrayOf,
  core,
  describeType,
  hashOf,
  other,
  union,
  unknown,
  withoutNil,
  type ArrayType,
  type HashType,
  type RubyType,
} from "./rubyType";
import { arrayMethods, objectMethods } from "./rubyNames";
import type { Walk } from "./walk";

/** A call that is read but for its receiver. */
export interface CoreCall {
  name: string;
  given: CallArguments;
  at: Place;
}

const elementMethods = new Set(
  "first last [] at find detect sample pop shift min_by max_by fetch min max sole second third dig".split(
    " ",
  ),
);
const sameArrayMethods = new Set(
  `select filter reject sort_by sort reverse take drop take_while drop_while each uniq shuffle to_a concat
  rotate lazy entries reverse_each each_entry select! reject! keep_if delete_if push append unshift prepend <<
  + - & | first_or slice values_at each_with_index sort_by! uniq! force dup`.split(/\s+/),
);
const withNumber = new Set(["each_with_index", "each_index", "with_index", "map_with_index"]);
const nestedArrayMethods = new Set(
  "each_slice each_cons partition combination permutation chunk_while slice_when".split(" "),
);
const enumerators = new Set("map collect flat_map filter_map each_with_index group_by".split(" "));
const addingMethods = new Set("<< push append unshift prepend".split(" "));

/** A call on an array: what its block gets and what it gives back follow from its elements. */
export function callOnArray(array: ArrayType, call: CoreCall, walk: Walk): RubyType {
  const { name, given } = call;
  if (addingMethods.has(name))
    array.of = union([array.of, ...given.positional.map(({ type }) => type)]);
  const value = runBlock(given.block, arrayBlockTypes(array, call), walk);
  const result = arrayResult(array, call, value);
  if (result !== null) return result;
  if (!arrayMethods.has(name) && !objectMethods.has(name)) checkElementName(array, call, walk);
  return coreResult(name);
}

function arrayBlockTypes({ of }: ArrayType, { name, given }: CoreCall): RubyType[] {
  const [first] = given.positional;
  if (name === "each_slice" || name === "each_cons") return [arrayOf(of)];
  if (withNumber.has(name)) return [of, core("Integer")];
  if (name === "each_with_object") return [of, first?.type ?? unknown];
  if (name === "inject" || name === "reduce") return [first?.type ?? of, of];
  return [of];
}

function arrayResult(
  array: ArrayType,
  { name, given }: CoreCall,
  value: RubyType,
): RubyType | null {
  const { of } = array;
  const hasNumber = given.positional.some(
    ({ type }) => type.kind === "core" && type.name === "Integer",
  );
  if (
    name === "first" ||
    name === "last" ||
    name === "sample" ||
    name === "pop" ||
    name === "shift"
  )
    return hasNumber ? arrayOf(of) : of;
  if (name === "[]" || name === "slice")
    return given.positional.length === 1 && hasNumber ? of : union([of, arrayOf(of)]);
  if (elementMethods.has(name)) return of;
  // Without a block it is an enumerator, which goes through the same elements.
  if (given.block === null && enumerators.has(name)) return array;
  if (name === "with_index") return arrayOf(union([of, value]));
  if (name === "zip") return arrayOf(arrayOf(union([of, other])));
  if (name === "map" || name === "collect" || name === "flat_map")
    return arrayOf(value.kind === "array" && name === "flat_map" ? value.of : value);
  if (name === "filter_map") return arrayOf(withoutNil(value));
  if (name === "compact") return arrayOf(withoutNil(of));
  if (name === "flatten") return arrayOf(of.kind === "array" ? of.of : of);
  if (name === "group_by") return hashOf(arrayOf(of));
  if (name === "to_h" || name === "index_by" || name === "each_with_object" || name === "inject")
    return other;
  if (nestedArrayMethods.has(name)) return arrayOf(arrayOf(of));
  return sameArrayMethods.has(name) ? array : null;
}

/** A member of the elements, called on the array. */
function checkElementName({ of }: ArrayType, { name, at }: CoreCall, { program }: Walk): void {
  if (of.kind !== "object" || !program.facts.publicNames.has(name)) return;
  program.findings.call(at, name, true);
  program.findings.problem(
    at,
    "example-array",
    `This is ${describeType(arrayOf(of))}, which has no "${name}".`,
    "Take one with first, or go through all with each.",
  );
}

/** A call on a hash. */
export function callOnHash(hash: HashType, { name, given }: CoreCall, walk: Walk): RubyType {
  const key = core("String");
  const [argument] = given.positional;
  const isKeyed = [
    "each",
    "map",
    "select",
    "filter",
    "reject",
    "to_h",
    "any?",
    "sum",
    "filter_map",
    "find",
    "each_pair",
    "sort_by",
    "flat_map",
  ].includes(name);
  const value = runBlock(given.block, isKeyed ? [key, hash.value] : [hash.value], walk);
  if (["[]", "fetch", "dig", "delete"].includes(name)) return readKey(hash, argument?.node, walk);
  if (name === "values") return arrayOf(hash.value);
  if (name === "map" || name === "filter_map" || name === "flat_map") return arrayOf(value);
  if (["select", "filter", "reject", "merge", "slice", "except", "each", "compact"].includes(name))
    return hash.keys ? { ...hash, keys: null } : hash;
  if (name === "transform_values") return hashOf(value);
  return coreResult(name);
}

/** The value of a key; keys of the library's own hashes are checked. */
function readKey(
  { entries, value, keys }: HashType,
  node: Node | undefined,
  { program }: Walk,
): RubyType {
  if (!(node instanceof SymbolNode) && !(node instanceof StringNode)) return value;
  const name = node.unescaped.value;
  if (keys !== null) checkKey(keys, name, node, program.findings);
  return entries.get(name) ?? value;
}

function checkKey(
  keys: NonNullable<HashType["keys"]>,
  name: string,
  node: SymbolNode | StringNode,
  findings: Walk["program"]["findings"],
): void {
  const type = node instanceof SymbolNode ? "Symbol" : "String";
  if (keys.names.length > 0 && !keys.names.includes(name))
    findings.problem(
      node,
      "example-hash-key",
      `${keys.from} has no key "${name}".`,
      didYouMean(name, keys.names),
    );
  else if (keys.type !== null && keys.type !== type)
    findings.problem(
      node,
      "example-hash-key",
      `The keys of ${keys.from} are ${keys.type}s.`,
      keys.type === "Symbol" ? `Write [:${name}].` : `Write ["${name}"].`,
    );
}

const stringMethods = new Set(
  `to_s strip lstrip rstrip upcase downcase capitalize gsub sub inspect join chomp squeeze tr delete
  ljust rjust center encode unpack1 hexdigest reverse delete_prefix delete_suffix strftime iso8601 format`.split(
    /\s+/,
  ),
);
const integerMethods = new Set("to_i length size count round ceil floor hash ord".split(" "));
const operators = new Set(["==", "!=", "!", "<", ">", "<=", ">=", "=~", "==="]);

/** A call on a value of Ruby's own, by the name alone. */
export function coreResult(name: string): RubyType {
  if (stringMethods.has(name)) return core("String");
  if (integerMethods.has(name)) return core("Integer");
  if (name === "to_f") return core("Float");
  if (name.endsWith("?") || operators.has(name)) return core("Boolean");
  if (["lines", "split", "chars", "scan", "keys", "to_a"].includes(name)) return arrayOf(other);
  return other;
}

const arithmetic = new Set(["+", "-", "*", "/", "%", "**"]);

/** A call on a String, a number, `nil` and so on. */
export function callOnCore(receiver: RubyType, { name, given }: CoreCall, walk: Walk): RubyType {
  runBlock(
    given.block,
    receiver.kind === "core" && name === "times" ? [core("Integer")] : [],
    walk,
  );
  if (receiver.kind === "nil") return name === "to_a" ? arrayOf(other) : coreResult(name);
  if (arithmetic.has(name) && receiver.kind === "core") return arithmeticResult(receiver, given);
  return coreResult(name);
}

function arithmeticResult(
  receiver: RubyType & { kind: "core" },
  { positional }: CallArguments,
): RubyType {
  const [operand] = positional;
  const isNumber = receiver.name === "Integer" || receiver.name === "Float";
  if (!isNumber || operand?.type.kind !== "core") return isNumber ? other : receiver;
  return operand.type.name === "Float" ? operand.type : receiver;
}

/** A call of a lambda: `call`, `()`, `[]`, `yield`. */
export function callOnProc(proc: RubyType, { name, given }: CoreCall): RubyType {
  const calls = ["call", "[]", "yield", "==="];
  const types = given.positional.map(({ type }) => type);
  return calls.includes(name) ? runCallable(proc, types) : other;
}
