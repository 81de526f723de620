import * as ruby from "@ruby/prism/src/nodes.js";
import { hashElements, readPairs } from "./arguments";
import { assign, elementOf, readMultiWrite, writeConstant, writeVariable } from "./assignments";
import { readCall, sendName } from "./callNode";
import {
  both,
  readBegin,
  readCase,
  readIf,
  readRescue,
  readReturn,
  readUnless,
} from "./controlFlow";
import { readClass, readConstant, readDef, readYield } from "./definitions";
import { bindBlock } from "./parameters";
import { procOf } from "./procs";
import {
  arrayOf,
  core,
  hashOf,
  nil,
  other,
  union,
  unknown,
  withoutNil,
  type RubyType,
} from "../types/rubyType";
import { Scope, readVariable, typeOf, typeOfBranch, type Reader, type Walk } from "./walk";

type Read<T> = (node: T, walk: Walk) => RubyType;
type Constructor<T> = abstract new (...args: never[]) => T;

/**
 * The functions that read each kind of node; a kind that is not here is read part by part and is nothing of the
 * library's.
 */
const reads: ReadonlyMap<unknown, Read<ruby.Node>> = new Map([
  when(ruby.StatementsNode, ({ body }, walk) =>
    body.reduce<RubyType>((_, node) => typeOf(node, walk), nil),
  ),
  when(ruby.ProgramNode, ({ statements }, walk) => typeOf(statements, walk)),
  when(ruby.ParenthesesNode, ({ body }, walk) => typeOf(body, walk)),
  when(ruby.EmbeddedStatementsNode, ({ statements }, walk) => typeOf(statements, walk)),
  when(ruby.BeginNode, readBegin),
  when(ruby.RescueNode, readRescue),
  when(ruby.ElseNode, ({ statements }, walk) => typeOfBranch(statements, walk)),
  when(ruby.EnsureNode, ({ statements }, walk) => typeOf(statements, walk)),
  when(ruby.CallNode, readCall),
  when(ruby.ConstantReadNode, readConstant),
  when(ruby.ConstantPathNode, readConstant),
  when(ruby.DefNode, readDef),
  when(ruby.ClassNode, readClass),
  when(ruby.ModuleNode, readClass),
  when(ruby.SingletonClassNode, readClass),
  when(ruby.YieldNode, readYield),
  when(ruby.LambdaNode, procOf),
  when(ruby.BlockNode, readBlock),
  when(ruby.SelfNode, (_, { owner, isSingleton }) =>
    owner === ""
      ? other
      : isSingleton
        ? { kind: "module", name: owner }
        : { kind: "instance", of: owner },
  ),
  when(ruby.NilNode, () => nil),
  when(ruby.TrueNode, () => core("Boolean")),
  when(ruby.FalseNode, () => core("Boolean")),
  when(ruby.IntegerNode, () => core("Integer")),
  when(ruby.FloatNode, () => core("Float")),
  when(ruby.StringNode, () => core("String")),
  when(ruby.XStringNode, () => core("String")),
  when(ruby.SymbolNode, () => core("Symbol")),
  when(ruby.RegularExpressionNode, () => core("Regexp")),
  when(ruby.InterpolatedStringNode, (node, walk) => readParts(node, walk, core("String"))),
  when(ruby.InterpolatedXStringNode, (node, walk) => readParts(node, walk, core("String"))),
  when(ruby.InterpolatedSymbolNode, (node, walk) => readParts(node, walk, core("Symbol"))),
  when(ruby.InterpolatedRegularExpressionNode, (node, walk) =>
    readParts(node, walk, core("Regexp")),
  ),
  when(ruby.ArrayNode, ({ elements }, walk) =>
    arrayOf(union(elements.map((element) => typeOf(element, walk)))),
  ),
  when(ruby.HashNode, readHash),
  when(ruby.KeywordHashNode, readHash),
  when(ruby.SplatNode, ({ expression }, walk) => elementOf(typeOf(expression, walk))),
  when(ruby.LocalVariableReadNode, ({ name }, walk) => walk.scope.read(name) ?? unknown),
  when(ruby.ItLocalVariableReadNode, (_, walk) => walk.scope.read("it") ?? unknown),
  when(ruby.LocalVariableWriteNode, ({ name, value }, walk) =>
    assign(name, typeOf(value, walk), walk),
  ),
  when(ruby.LocalVariableOrWriteNode, ({ name, value }, walk) =>
    assign(name, typeOf(value, walk), { ...walk, maybe: true }),
  ),
  when(ruby.LocalVariableAndWriteNode, ({ name, value }, walk) =>
    assign(name, typeOf(value, walk), { ...walk, maybe: true }),
  ),
  when(ruby.InstanceVariableReadNode, ({ name }, walk) => readVariable(walk, name)),
  when(ruby.InstanceVariableWriteNode, writeVariable),
  when(ruby.InstanceVariableOrWriteNode, writeVariable),
  when(ruby.InstanceVariableAndWriteNode, writeVariable),
  when(ruby.ClassVariableReadNode, ({ name }, walk) => readVariable(walk, name)),
  when(ruby.ClassVariableWriteNode, writeVariable),
  when(ruby.ClassVariableOrWriteNode, writeVariable),
  when(ruby.GlobalVariableReadNode, ({ name }, walk) => readVariable(walk, name)),
  when(ruby.GlobalVariableWriteNode, writeVariable),
  when(ruby.GlobalVariableOrWriteNode, writeVariable),
  when(ruby.ConstantWriteNode, writeConstant),
  when(ruby.ConstantOrWriteNode, writeConstant),
  when(ruby.MultiWriteNode, readMultiWrite),
  when(ruby.IfNode, readIf),
  when(ruby.UnlessNode, readUnless),
  when(ruby.CaseNode, readCase),
  when(ruby.WhenNode, ({ conditions, statements }, walk) => {
    conditions.forEach((condition) => typeOf(condition, walk));
    return typeOfBranch(statements, walk);
  }),
  when(ruby.AndNode, ({ left, right }, walk) => union([nil, ...both(left, right, walk).slice(1)])),
  when(ruby.OrNode, ({ left, right }, walk) => {
    const [first = unknown, second = unknown] = both(left, right, walk);
    return union([withoutNil(first), second]);
  }),
  when(ruby.RescueModifierNode, ({ expression, rescueExpression }, walk) =>
    union(both(expression, rescueExpression, walk)),
  ),
  when(ruby.ReturnNode, readReturn),
]);

export const reader: Reader = {
  typeOf: (node, walk) => reads.get(node.constructor)?.(node, walk) ?? readChildren(node, walk),
  send: sendName,
};

function when<T extends ruby.Node>(
  kind: Constructor<T>,
  read: Read<T>,
): [unknown, Read<ruby.Node>] {
  return [kind, (node, walk) => (node instanceof kind ? read(node, walk) : unknown)];
}

function readChildren(node: ruby.Node, walk: Walk): RubyType {
  for (const child of node.compactChildNodes()) typeOfBranch(child, walk);
  return other;
}

function readParts({ parts }: { parts: ruby.Node[] }, walk: Walk, type: RubyType): RubyType {
  parts.forEach((part) => typeOf(part, walk));
  return type;
}

function readBlock({ parameters, body }: ruby.BlockNode, walk: Walk): RubyType {
  const inside = { ...walk, scope: new Scope(walk.scope) };
  bindBlock(parameters, [], inside);
  return typeOf(body, inside);
}

function readHash(node: ruby.HashNode | ruby.KeywordHashNode, walk: Walk): RubyType {
  const elements = hashElements(node) ?? [];
  const pairs = readPairs(elements, walk);
  const known = new Set(pairs.map(({ at }) => at));
  for (const element of elements)
    if (!(element instanceof ruby.AssocNode && known.has(element.key))) readChildren(element, walk);
  const types = pairs.map(({ type }) => type);
  return hashOf(union(types), new Map(pairs.map(({ name, type }) => [name, type])));
}
