import type { ParametersNode } from "@ruby/prism/src/nodes.js";
import {
  BlockParametersNode,
  ItParametersNode,
  KeywordRestParameterNode,
  MultiTargetNode,
  NumberedParametersNode,
  OptionalKeywordParameterNode,
  OptionalParameterNode,
  RequiredKeywordParameterNode,
  RequiredParameterNode,
  RestParameterNode,
  type Node,
} from "@ruby/prism/src/nodes.js";
import { arrayOf, hashOf, other, union, unknown, type RubyType } from "../types/rubyType";
import { byConvention, typeOf, type Walk } from "./walk";

/** Declares the parameters of a block or lambda, which gets `given`; those it is not told of go by their names. */
export function bindBlock(parameters: Node | null, given: readonly RubyType[], walk: Walk): void {
  if (parameters instanceof NumberedParametersNode) {
    for (let index = 1; index <= parameters.maximum; index += 1)
      walk.scope.declare(`_${index}`, spread(given, parameters.maximum)[index - 1] ?? unknown);
  }
  if (parameters instanceof ItParametersNode) walk.scope.declare("it", given[0] ?? unknown);
  if (parameters instanceof BlockParametersNode && parameters.parameters)
    bindList(parameters.parameters, given, walk);
}

function bindList(list: ParametersNode, given: readonly RubyType[], walk: Walk): void {
  const targets = [...list.requireds, ...list.optionals, ...list.posts];
  const types = spread(given, targets.length);
  targets.forEach((target, index) => bindOne(target, types[index] ?? unknown, walk));
  if (list.rest instanceof RestParameterNode && list.rest.name)
    walk.scope.declare(list.rest.name, arrayOf(union(types.slice(targets.length))));
  bindKeywords(list, walk);
}

/** Declares keyword parameters by their defaults and names. */
export function bindKeywords(list: ParametersNode, walk: Walk): void {
  for (const keyword of list.keywords) {
    if (keyword instanceof RequiredKeywordParameterNode) bindOne(keyword, unknown, walk);
    if (keyword instanceof OptionalKeywordParameterNode)
      bindOne(keyword, typeOf(keyword.value, walk), walk);
  }
  if (list.keywordRest instanceof KeywordRestParameterNode && list.keywordRest.name)
    walk.scope.declare(list.keywordRest.name, hashOf(other));
}

/** Declares one parameter; what nothing is known of goes by its name. */
export function bindOne(target: Node, type: RubyType, walk: Walk): void {
  if (target instanceof MultiTargetNode) {
    const parts = type.kind === "array" ? [type.of, type.of, type.of] : [];
    target.lefts.forEach((left, index) => bindOne(left, parts[index] ?? unknown, walk));
    return;
  }
  if (!isNamed(target)) return;
  const fallback = target instanceof OptionalParameterNode ? typeOf(target.value, walk) : type;
  walk.scope.declare(target.name, orByName(target.name, union([type, fallback]), walk));
}

function isNamed(target: Node): target is Node & { name: string } {
  return (
    target instanceof RequiredParameterNode ||
    target instanceof OptionalParameterNode ||
    target instanceof RequiredKeywordParameterNode ||
    target instanceof OptionalKeywordParameterNode
  );
}

/** Returns the type, or where it says nothing the class that the name stands for. */
export function orByName(name: string, type: RubyType, walk: Walk): RubyType {
  const says = type.kind !== "unknown" && type.kind !== "other" && type.kind !== "nil";
  return says ? type : (byConvention(walk, name) ?? type);
}

/** One array for several parameters is taken apart, as Ruby does. */
function spread(given: readonly RubyType[], wanted: number): readonly RubyType[] {
  const [only] = given;
  if (given.length !== 1 || wanted < 2 || only?.kind !== "array") return given;
  return Array.from({ length: wanted }, () => only.of);
}
