import * as ruby from "@ruby/prism/src/nodes.js";
import { nil, object, other, union, unknown, type RubyType } from "../types/rubyType";
import { learnReturn, typeOf, typeOfBranch, type Walk } from "./walk";

export function readBegin(
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

export function readRescue(
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

export function readIf({ predicate, statements, subsequent }: ruby.IfNode, walk: Walk): RubyType {
  typeOf(predicate, walk);
  return union([typeOfBranch(statements, walk), subsequent ? typeOfBranch(subsequent, walk) : nil]);
}

export function readUnless(
  { predicate, statements, elseClause }: ruby.UnlessNode,
  walk: Walk,
): RubyType {
  typeOf(predicate, walk);
  return union([typeOfBranch(statements, walk), elseClause ? typeOfBranch(elseClause, walk) : nil]);
}

export function readCase(
  { predicate, conditions, elseClause }: ruby.CaseNode,
  walk: Walk,
): RubyType {
  typeOf(predicate, walk);
  const branches = conditions.map((condition) => typeOfBranch(condition, walk));
  return union([...branches, elseClause ? typeOfBranch(elseClause, walk) : nil]);
}

export function both(left: ruby.Node, right: ruby.Node, walk: Walk): RubyType[] {
  return [typeOf(left, walk), typeOfBranch(right, walk)];
}

export function readReturn({ arguments_ }: ruby.ReturnNode, walk: Walk): RubyType {
  const types = (arguments_?.arguments_ ?? []).map((argument) => typeOf(argument, walk));
  if (walk.method) learnReturn(walk, walk.method, types[0] ?? nil);
  return unknown;
}
