import * as ruby from "@ruby/prism/src/nodes.js";
import { other, unknown, withoutNil, type RubyType } from "../types/rubyType";
import { byConvention, learnVariable, readVariable, typeOf, type Walk } from "./walk";

export function assign(name: string, type: RubyType, walk: Walk): RubyType {
  const isVague = type.kind === "unknown" || type.kind === "other";
  const meant = isVague ? (byConvention(walk, name) ?? type) : type;
  walk.scope.write(name, type.kind === "unknown" ? meant : type, walk.maybe);
  return type;
}

export function writeVariable(
  { name, value }: { name: string; value: ruby.Node },
  walk: Walk,
): RubyType {
  const type = typeOf(value, walk);
  learnVariable(walk, `${walk.owner}${name}`, type);
  return withoutNil(readVariable(walk, name));
}

export function writeConstant(
  { name, value }: { name: string; value: ruby.Node },
  walk: Walk,
): RubyType {
  const type = typeOf(value, walk);
  learnVariable(walk, `${walk.owner}::${name}`, type);
  return type;
}

export function readMultiWrite({ lefts, value }: ruby.MultiWriteNode, walk: Walk): RubyType {
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

export function elementOf(type: RubyType): RubyType {
  if (type.kind === "array") return type.of;
  return type.kind === "other" ? other : unknown;
}
