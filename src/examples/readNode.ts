import * as ruby from "@ruby/prism/src/nodes.js";
import { hashElements, readPairs } from "./arguments";
import { readCall, sendName } from "./callNode";
import { readClass, readConstant, readDef, readYield } from "./definitions";
import { bindBlock } from "./parameters";
import { procOf } from "./procs";
import {
  arrayOf,
  core,
  hashOf,
  nil,
  object,
  other,
  union,
  unknown,
  withoutNil,
  type RubyType,
} from "./rubyType";
import {
  Scope,
  byConvention,
  learnReturn,
  learnVariable,
  readVariable,
  typeOf,
  typeOfBranch,
  type Reader,
  type Walk,
} from "./walk";

type Read<T> = (node: T, walk: Walk) => RubyType;
type Constructor<T> = abstract new (...args: never[]) => T;

/** How each kind of node is read; a kind that is not here is read part by part and is nothing of the library's. */
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

function readBegin(
  { statements, rescueClause, elseClause, ensureClause }: ruby.BeginNode,
  walk: Walk,
): RubyType {
  const value = typeOf(statements, walk);
  const others = [rescueClause, elseClause].flatMap((clause) =>
    clause ? [typeOfBranch(clause, walk)] : [],
  );
  typeOf(ensureClause, walk);
  return union([value, ...others]);
}

function readRescue(
  { exceptions, reference, statements, subsequent }: ruby.RescueNode,
  walk: Walk,
): RubyType {
  const types = exceptions.map((exception) => typeOf(exception, walk));
  const isLibrary = types.some(
    (type) => type.kind === "module" && type.name.startsWith("Playwright::"),
  );
  if (reference instanceof ruby.LocalVariableTargetNode)
    walk.scope.write(reference.name, isLibrary ? object("Error") : other, false);
  const value = typeOfBranch(statements, walk);
  return subsequent ? union([value, typeOf(subsequent, walk)]) : value;
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

function elementOf(type: RubyType): RubyType {
  if (type.kind === "array") return type.of;
  return type.kind === "other" ? other : unknown;
}

function assign(name: string, type: RubyType, walk: Walk): RubyType {
  const isVague = type.kind === "unknown" || type.kind === "other";
  const meant = isVague ? (byConvention(walk, name) ?? type) : type;
  walk.scope.write(name, type.kind === "unknown" ? meant : type, walk.maybe);
  return type;
}

function writeVariable({ name, value }: { name: string; value: ruby.Node }, walk: Walk): RubyType {
  const type = typeOf(value, walk);
  learnVariable(walk, `${walk.owner}${name}`, type);
  return withoutNil(readVariable(walk, name));
}

function writeConstant({ name, value }: { name: string; value: ruby.Node }, walk: Walk): RubyType {
  const type = typeOf(value, walk);
  learnVariable(walk, `${walk.owner}::${name}`, type);
  return type;
}

function readMultiWrite({ lefts, value }: ruby.MultiWriteNode, walk: Walk): RubyType {
  const parts =
    value instanceof ruby.ArrayNode ? value.elements.map((element) => typeOf(element, walk)) : null;
  const whole = parts === null ? typeOf(value, walk) : unknown;
  lefts.forEach((left, index) => {
    const type = parts?.[index] ?? elementOf(whole);
    if (left instanceof ruby.LocalVariableTargetNode) assign(left.name, type, walk);
    if (left instanceof ruby.InstanceVariableTargetNode)
      learnVariable(walk, `${walk.owner}${left.name}`, type);
  });
  return whole;
}

function readIf({ predicate, statements, subsequent }: ruby.IfNode, walk: Walk): RubyType {
  typeOf(predicate, walk);
  return union([typeOfBranch(statements, walk), subsequent ? typeOfBranch(subsequent, walk) : nil]);
}

function readUnless({ predicate, statements, elseClause }: ruby.UnlessNode, walk: Walk): RubyType {
  typeOf(predicate, walk);
  return union([typeOfBranch(statements, walk), elseClause ? typeOfBranch(elseClause, walk) : nil]);
}

function readCase({ predicate, conditions, elseClause }: ruby.CaseNode, walk: Walk): RubyType {
  typeOf(predicate, walk);
  const branches = conditions.map((condition) => typeOfBranch(condition, walk));
  return union([...branches, elseClause ? typeOfBranch(elseClause, walk) : nil]);
}

function both(left: ruby.Node, right: ruby.Node, walk: Walk): RubyType[] {
  return [typeOf(left, walk), typeOfBranch(right, walk)];
}

function readReturn({ arguments_ }: ruby.ReturnNode, walk: Walk): RubyType {
  const types = (arguments_?.arguments_ ?? []).map((argument) => typeOf(argument, walk));
  if (walk.method) learnReturn(walk, walk.method, types[0] ?? nil);
  return unknown;
}
