import { StringNode, SymbolNode, type Node } from "@ruby/prism/src/nodes.js";
import { didYouMean } from "../report/nearest";
import { coreResult, type CoreCall } from "./coreCall";
import { runBlock } from "./procs";
import { arrayOf, core, hashOf, type HashType, type RubyType } from "../types/rubyType";
import { nameSet } from "../types/rubyNames";
import type { Walk } from "./walk";

/** Methods whose block gets the key as well. */
const keyed = nameSet(
  "each map select filter reject to_h any? sum filter_map find each_pair sort_by flat_map",
);
const readers = nameSet("[] fetch dig delete");
const sameHash = nameSet("select filter reject merge slice except each compact");

/** Reads a call on a hash. */
export function callOnHash(hash: HashType, { name, given }: CoreCall, walk: Walk): RubyType {
  const key = core("String");
  const [argument] = given.positional;
  const blockTypes = keyed.has(name) ? [key, hash.value] : [hash.value];
  const value = runBlock(given.block, blockTypes, walk);
  if (readers.has(name)) return readKey(hash, argument?.node, walk);
  if (name === "values") return arrayOf(hash.value);
  if (name === "map" || name === "filter_map" || name === "flat_map") return arrayOf(value);
  if (sameHash.has(name)) return hash.keys ? { ...hash, keys: null } : hash;
  if (name === "transform_values") return hashOf(value);
  return coreResult(name);
}

/** Returns the value of a key; keys of the library's own hashes are checked. */
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
