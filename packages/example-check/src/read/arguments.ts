import {
  AssocNode,
  AssocSplatNode,
  BlockArgumentNode,
  BlockNode,
  ForwardingArgumentsNode,
  HashNode,
  ImplicitNode,
  KeywordHashNode,
  SplatNode,
  StringNode,
  SymbolNode,
  type CallNode,
  type Node,
} from "@ruby/prism/src/nodes.js";
import type { RubyType } from "../types/rubyType";
import { typeOf, type Walk } from "./walk";

export interface Argument {
  node: Node;
  type: RubyType;
}

export interface KeywordArgument extends Argument {
  name: string;
  /** The key. */
  at: Node;
  /** True if it is `name:` and not `"name" =>`. */
  isSymbol: boolean;
}

/** The arguments of a call, each read once. */
export interface CallArguments {
  positional: Argument[];
  keywords: KeywordArgument[];
  /** True if `*list`, `**options` or `...` may add any number. */
  hasSplat: boolean;
  hasKeywordSplat: boolean;
  /** The `key: value` pairs without braces, as one. */
  braceless: Argument | null;
  block: BlockNode | BlockArgumentNode | null;
}

/** Reads the arguments of a call; its block is left for whoever knows what it gets. */
export function readArguments(
  { arguments_, block }: Pick<CallNode, "arguments_" | "block">,
  walk: Walk,
): CallArguments {
  const nodes = arguments_?.arguments_ ?? [];
  const pairs = nodes.find((node) => node instanceof KeywordHashNode);
  const elements = pairs?.elements ?? [];
  const plain = nodes.filter((node) => !(node instanceof KeywordHashNode) && !isSplat(node));
  nodes.filter(isSplat).forEach((node) => typeOf(node, walk));
  return {
    positional: plain.map((node) => ({ node, type: typeOf(node, walk) })),
    keywords: readPairs(elements, walk),
    hasSplat: nodes.some(isSplat),
    hasKeywordSplat: elements.some((element) => element instanceof AssocSplatNode),
    braceless: pairs ? { node: pairs, type: typeOf(pairs, walk) } : null,
    block: block instanceof BlockNode || block instanceof BlockArgumentNode ? block : null,
  };
}

/** Returns the pairs of a hash whose keys are written out. */
export function readPairs(elements: readonly Node[], walk: Walk): KeywordArgument[] {
  return elements.flatMap((element) => {
    if (!(element instanceof AssocNode)) return [];
    const name = literalName(element.key);
    if (name === null) return [];
    const node = element.value instanceof ImplicitNode ? element.value.value : element.value;
    const isSymbol = element.key instanceof SymbolNode;
    return [{ name, at: element.key, node, type: typeOf(node, walk), isSymbol }];
  });
}

/** Returns the pairs of a hash literal, with or without braces; `null` for anything else. */
export function hashElements(node: Node): readonly Node[] | null {
  return node instanceof HashNode || node instanceof KeywordHashNode ? node.elements : null;
}

/** Returns the text of a symbol or string that is written out: of `name:`, `"name" =>`. */
export function literalName(node: Node): string | null {
  return node instanceof SymbolNode || node instanceof StringNode ? node.unescaped.value : null;
}

function isSplat(node: Node): boolean {
  return node instanceof SplatNode || node instanceof ForwardingArgumentsNode;
}
