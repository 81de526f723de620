import { coreResult, type CoreCall } from "./coreCall";
import { runBlock } from "./procs";
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
  type RubyType,
} from "../types/rubyType";
import { arrayMethods, nameSet, objectMethods } from "../types/rubyNames";
import type { Walk } from "./walk";

const elementMethods = nameSet(
  `first last [] at find detect sample pop shift min_by max_by fetch min max sole second third dig`,
);
const someOrOne = nameSet("first last sample pop shift");
const sameArrayMethods = nameSet(
  `select filter reject sort_by sort reverse take drop take_while drop_while each uniq shuffle to_a concat
  rotate lazy entries reverse_each each_entry select! reject! keep_if delete_if push append unshift prepend <<
  + - & | first_or slice values_at each_with_index sort_by! uniq! force dup`,
);
const withNumber = nameSet("each_with_index each_index with_index map_with_index");
const nestedArrayMethods = nameSet(
  "each_slice each_cons partition combination permutation chunk_while slice_when",
);
const enumerators = nameSet("map collect flat_map filter_map each_with_index group_by");
const addingMethods = nameSet("<< push append unshift prepend");

/** Reads a call on an array: what its block gets and what it gives back follow from its elements. */
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
  if (someOrOne.has(name)) return hasNumber ? arrayOf(of) : of;
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

/** Checks a member of the elements that is called on the array. */
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
