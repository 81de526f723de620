import type { LambdaNode } from "@ruby/prism/src/nodes.js";
import {
  BlockArgumentNode,
  BlockNode,
  BlockParametersNode,
  RequiredParameterNode,
  SymbolNode,
  type Node,
} from "@ruby/prism/src/nodes.js";
import { bindBlock } from "./parameters";
import { unknown, type ProcType, type RubyType } from "../types/rubyType";
import { Scope, learnParameter, ownMethod, typeOf, type Walk } from "./walk";

/** Returns the type that a block gives back when it gets `given`: `{ … }`, `do … end`, `&:name` or `&callable`. */
export function runBlock(block: Node | null, given: readonly RubyType[], walk: Walk): RubyType {
  if (block instanceof BlockNode) return runBody(block, given, walk);
  if (!(block instanceof BlockArgumentNode) || block.expression === null) return unknown;
  const { expression } = block;
  if (expression instanceof SymbolNode) {
    const { reader } = walk.program;
    return reader.send(given[0] ?? unknown, expression.unescaped.value, expression, walk);
  }
  return runCallable(typeOf(expression, walk), given, walk.blockedBy);
}

/** Returns a lambda as a value: it runs when something calls it, or at the end with what its parameters are called. */
export function procOf(node: LambdaNode | BlockNode, walk: Walk): ProcType {
  const type: ProcType = { kind: "proc", node, walk };
  walk.program.pending.push(type);
  return type;
}

/** Runs a lambda or a method object with arguments of these types. */
export function runCallable(
  type: RubyType,
  given: readonly RubyType[],
  blockedBy: string | null = null,
): RubyType {
  if (type.kind === "proc") {
    type.walk.program.ran.add(type.node);
    return runBody(type.node, given, { ...type.walk, maybe: true, blockedBy });
  }
  if (type.kind !== "method") return unknown;
  const method = ownMethod(type.walk, type.name);
  if (method)
    given.forEach((argument, index) => learnParameter(type.walk, method, index, argument));
  return method?.returns ?? unknown;
}

/** Runs what no call has run, so that every line is read. */
export function runPending(walk: Walk): void {
  for (let next = walk.program.pending.shift(); next; next = walk.program.pending.shift())
    if (!walk.program.ran.has(next.node)) runCallable(next, []);
}

function runBody(node: LambdaNode | BlockNode, given: readonly RubyType[], walk: Walk): RubyType {
  const inside = { ...walk, scope: new Scope(walk.scope) };
  bindBlock(node.parameters, given, inside);
  return typeOf(node.body, inside);
}

/** Returns how many arguments a lambda must get and may get; `null` where it takes any number. */
export function lambdaArity(node: LambdaNode | BlockNode): { min: number; max: number } | null {
  if (!(node.parameters instanceof BlockParametersNode))
    return node.parameters === null ? { min: 0, max: 0 } : null;
  const list = node.parameters.parameters;
  if (list === null) return { min: 0, max: 0 };
  const min = [...list.requireds, ...list.posts].filter(isPlain).length;
  return list.rest ? null : { min, max: min + list.optionals.length };
}

function isPlain(node: Node): boolean {
  return node instanceof RequiredParameterNode;
}
