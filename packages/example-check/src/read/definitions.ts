import {
  ConstantPathNode,
  ConstantReadNode,
  SelfNode,
  type ClassNode,
  type DefNode,
  type ModuleNode,
  type Node,
  type ParametersNode,
  type SingletonClassNode,
  type YieldNode,
} from "@ruby/prism/src/nodes.js";
import { didYouMean } from "../report/nearest";
import { readArguments } from "./arguments";
import { errorNames } from "../facts/errorFacts";
import type { ClassFacts } from "../../../gem-facts/src/classFacts";
import { bindKeywords, bindOne } from "./parameters";
import { core, other, unknown, type RubyType } from "../types/rubyType";
import { otherConstants } from "../types/rubyNames";
import {
  Scope,
  defineMethod,
  learnReturn,
  learnYield,
  readVariable,
  typeOf,
  type OwnMethod,
  type Walk,
} from "./walk";

/** Reads a method: its parameters are what its calls give, its result what its last line gives. */
export function readDef(node: DefNode, walk: Walk): RubyType {
  const isSingleton = walk.isSingleton || node.receiver instanceof SelfNode;
  const method = defineMethod({ ...walk, isSingleton }, node.name);
  const inside: Walk = {
    ...walk,
    isSingleton,
    scope: new Scope(),
    method,
    maybe: false,
    blockedBy: null,
  };
  if (node.parameters) bindParameters(node.parameters, method, inside);
  learnReturn(walk, method, typeOf(node.body, inside));
  return core("Symbol");
}

function bindParameters(list: ParametersNode, method: OwnMethod, walk: Walk): void {
  [...list.requireds, ...list.optionals].forEach((parameter, index) => {
    bindOne(parameter, method.parameters.get(index) ?? unknown, walk);
  });
  bindKeywords(list, walk);
  for (const [name, type] of method.parameters)
    if (typeof name === "string" && walk.scope.read(name)?.kind === "unknown")
      walk.scope.declare(name, type);
  if (list.block?.name) walk.scope.declare(list.block.name, other);
}

/** Learns the types that a method hands to its block. */
export function readYield(node: YieldNode, walk: Walk): RubyType {
  const { positional } = readArguments({ arguments_: node.arguments_, block: null }, walk);
  if (walk.method)
    learnYield(
      walk,
      walk.method,
      positional.map(({ type }) => type),
    );
  return unknown;
}

/** Reads the body of a class or module. */
export function readClass(node: ClassNode | ModuleNode | SingletonClassNode, walk: Walk): RubyType {
  const isSingleton = !("name" in node);
  const owner = "name" in node ? constantName(node.constantPath) : walk.owner;
  if ("superclass" in node && node.superclass) typeOf(node.superclass, walk);
  typeOf(node.body, { ...walk, owner, isSingleton, scope: new Scope(), method: null });
  return other;
}

/** Reads a constant: the library's names are checked, others are what the example assigned. */
export function readConstant(node: ConstantReadNode | ConstantPathNode, walk: Walk): RubyType {
  const name = constantName(node);
  const assigned = readVariable(walk, `::${name}`);
  if (assigned.kind !== "unknown") return assigned;
  if (name.startsWith("Playwright::")) checkConstant(node, name.slice("Playwright::".length), walk);
  if (name === "ENV" || name === "ARGV") return other;
  return { kind: "module", name };
}

function checkConstant(node: Node, name: string, { program }: Walk): void {
  const { classes, events } = libraryConstants([...program.facts.classes.values()]);
  const known = [...classes, ...errorNames, ...otherConstants];
  const isEvents = /^Events::\w+$/.test(name);
  if (isEvents || known.includes(name) || events.includes(name)) return;
  const hint = didYouMean(name, name.startsWith("Events::") ? events : known);
  program.findings.problem(
    node,
    "example-unknown-constant",
    `There is no Playwright::${name}.`,
    hint,
  );
}

interface Constants {
  classes: string[];
  events: string[];
}

function libraryConstants(classes: readonly ClassFacts[]): Constants {
  const short = (name: string) => name.replace("Playwright::", "");
  return {
    classes: classes.map(({ rubyClass }) => short(rubyClass)),
    events: classes.flatMap(({ events }) =>
      events.flatMap(({ constant }) => (constant ? short(constant) : [])),
    ),
  };
}

/** `Playwright::Test` of a path of constants. */
function constantName(node: Node | null): string {
  if (node instanceof ConstantReadNode) return node.name;
  if (!(node instanceof ConstantPathNode)) return "";
  const parent = constantName(node.parent);
  return parent ? `${parent}::${node.name ?? ""}` : (node.name ?? "");
}
