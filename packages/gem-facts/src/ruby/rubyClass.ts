import {
  BlockNode,
  CallNode,
  ClassNode,
  ConstantPathNode,
  ConstantReadNode,
  DefNode,
  ModuleNode,
  SelfNode,
  StatementsNode,
  StringNode,
  SymbolNode,
  type Node,
  type ProgramNode,
} from "@ruby/prism/src/nodes.js";
import { lineAt } from "./rubyParser";
import { raisesNotImplemented, readParams, type RubyMethod } from "./rubyMethod";

export interface RubyClass {
  /** `Playwright::ChannelOwners::Page` */
  name: string;
  superclass: string | null;
  methods: RubyMethod[];
  file: string;
}

interface Place {
  owner: string;
  file: string;
  text: string;
  classes: Map<string, RubyClass>;
}

type Visibility = "public" | "hidden" | "module_function";

/** The classes and modules that a file defines, each with its public methods. */
export function readClasses(program: ProgramNode, file: string, text: string): RubyClass[] {
  const classes = new Map<string, RubyClass>();
  readBody(program.statements, { owner: "", file, text, classes });
  return [...classes.values()].filter(
    ({ methods, superclass }) => methods.length > 0 || superclass,
  );
}

function readBody(body: Node | null, place: Place): void {
  if (!(body instanceof StatementsNode)) return;
  let visibility: Visibility = "public";
  for (const node of body.body) {
    if (node instanceof ClassNode || node instanceof ModuleNode) readNested(node, place);
    else if (node instanceof DefNode) addMethod(node, visibility, place);
    else if (node instanceof CallNode) visibility = readCall(node, visibility, place);
  }
}

function readNested(node: ClassNode | ModuleNode, place: Place): void {
  const owner = [place.owner, pathOf(node.constantPath)].filter(Boolean).join("::");
  const superclass = node instanceof ClassNode && node.superclass ? pathOf(node.superclass) : null;
  enter(owner, superclass, place);
  readBody(node.body, { ...place, owner });
}

function enter(owner: string, superclass: string | null, { classes, file }: Place): RubyClass {
  const known = classes.get(owner) ?? { name: owner, superclass, methods: [], file };
  classes.set(owner, known);
  return known;
}

/** The library's two ways of making a class: where its name begins, and what it inherits. */
const makers: Readonly<Record<string, { under: string; superclass: string | null }>> = {
  define_channel_owner: { under: "Playwright::ChannelOwners::", superclass: "ChannelOwner" },
  define_api_implementation: { under: "Playwright::", superclass: null },
};

/** Reads `private`, `attr_reader`, `alias_method` and the library's own makers; returns what follows is. */
function readCall(node: CallNode, visibility: Visibility, place: Place): Visibility {
  const { name } = node;
  const given = node.arguments_?.arguments_ ?? [];
  const names = given.flatMap(literal);
  const maker = makers[name];
  if (maker !== undefined && node.block instanceof BlockNode) {
    const owner = `${maker.under}${names[0] ?? ""}`;
    enter(owner, maker.superclass, place);
    readBody(node.block.body, { ...place, owner });
  } else if (name === "alias_method") addAlias(names, place);
  else if (name.startsWith("attr_")) {
    if (visibility === "public") addAttributes(name, names, node, place);
  } else if (["private", "protected", "public", "module_function"].includes(name))
    return readVisibility(name, given, names, visibility, place);
  return visibility;
}

function readVisibility(
  name: string,
  given: readonly Node[],
  names: readonly string[],
  before: Visibility,
  place: Place,
): Visibility {
  const next = name === "public" || name === "module_function" ? name : "hidden";
  if (given.length === 0) return next;
  const [first] = given;
  if (first instanceof DefNode) addMethod(first, next, place);
  else if (next === "hidden") hide(names, place);
  return before;
}

function hide(names: readonly string[], place: Place): void {
  const own = enter(place.owner, null, place);
  own.methods = own.methods.filter((method) => !names.includes(method.name));
}

function addMethod(node: DefNode, visibility: Visibility, place: Place): void {
  const { name } = node;
  if (visibility === "hidden" || name === "initialize") return;
  enter(place.owner, null, place).methods.push({
    name,
    params: readParams(node.parameters, place.text),
    aliases: [],
    raisesNotImplemented: raisesNotImplemented(node, place.text),
    isSingleton: visibility === "module_function" || node.receiver instanceof SelfNode,
    file: place.file,
    line: lineAt(place.text, node.location.startOffset),
  });
}

function addAlias([alias, name]: readonly string[], place: Place): void {
  const method = enter(place.owner, null, place).methods.find((own) => own.name === name);
  if (method && alias !== undefined) method.aliases.push(alias);
}

function addAttributes(call: string, names: readonly string[], node: CallNode, place: Place): void {
  const reads = call !== "attr_writer" ? names : [];
  const writes = call !== "attr_reader" ? names.map((name) => `${name}=`) : [];
  const own = enter(place.owner, null, place);
  for (const name of [...reads, ...writes]) {
    const params = name.endsWith("=") ? [value] : [];
    const { file, text } = place;
    const plain = { aliases: [], raisesNotImplemented: false, isSingleton: false };
    own.methods.push({
      name,
      params,
      ...plain,
      file,
      line: lineAt(text, node.location.startOffset),
    });
  }
}

const value = { name: "value", kind: "positional", required: true, default: null } as const;

/** The name of a constant: `ChannelOwners::Page`. */
function pathOf(node: Node | null): string {
  if (node instanceof ConstantReadNode) return node.name;
  if (!(node instanceof ConstantPathNode)) return "";
  return [pathOf(node.parent), node.name ?? ""].filter(Boolean).join("::");
}

function literal(node: Node): string[] {
  return node instanceof SymbolNode || node instanceof StringNode ? [node.unescaped.value] : [];
}
