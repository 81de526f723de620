import {
  BlockParameterNode,
  KeywordRestParameterNode,
  RequiredKeywordParameterNode,
  RestParameterNode,
  type DefNode,
  type Node,
  type ParametersNode,
} from "@ruby/prism/src/nodes.js";
import type { ParamJson } from "../classFacts";

export interface RubyParam {
  name: string;
  kind: ParamJson["kind"];
  required: boolean;
  /** The default as Ruby source; `null` where it has none. */
  default: string | null;
}

export interface RubyMethod {
  name: string;
  params: RubyParam[];
  aliases: string[];
  /** True where calling it raises `NotImplementedError`. */
  raisesNotImplemented: boolean;
  /** True for a function of a module or a method of a class itself. */
  isSingleton: boolean;
  file: string;
  line: number;
}

/** The parameters of a method in the order of its definition; `text` is the source it stands in. */
export function readParams(node: ParametersNode | null, text: string): RubyParam[] {
  if (!node) return [];
  return [
    ...node.requireds.map((param) => plain(param, "positional", true)),
    ...node.optionals.map((param) => withDefault(param, "positional", text)),
    ...(node.rest instanceof RestParameterNode ? [plain(node.rest, "splat", false)] : []),
    ...node.keywords.map((param) =>
      param instanceof RequiredKeywordParameterNode
        ? plain(param, "keyword", true)
        : withDefault(param, "keyword", text),
    ),
    ...(node.keywordRest instanceof KeywordRestParameterNode
      ? [plain(node.keywordRest, "keyword-splat", false)]
      : []),
    ...(node.block instanceof BlockParameterNode ? [plain(node.block, "block", false)] : []),
  ];
}

/** True where the body of a method does nothing but raise `NotImplementedError`. */
export function raisesNotImplemented({ body }: DefNode, text: string): boolean {
  return body !== null && /^raise\s*\(?\s*NotImplementedError\b/.test(sourceOf(body, text));
}

/** The source of a node. */
function sourceOf({ location }: Node, text: string): string {
  const { startOffset, length } = location;
  return Buffer.from(text)
    .subarray(startOffset, startOffset + length)
    .toString();
}

function plain(node: Node, kind: RubyParam["kind"], required: boolean): RubyParam {
  return { name: nameOf(node) ?? kind, kind, required, default: null };
}

function withDefault(node: Node, kind: RubyParam["kind"], text: string): RubyParam {
  const value = "value" in node ? (node.value as Node) : null;
  return { ...plain(node, kind, false), default: value && sourceOf(value, text) };
}

function nameOf(node: Node): string | null {
  return "name" in node && typeof node.name === "string" ? node.name : null;
}
