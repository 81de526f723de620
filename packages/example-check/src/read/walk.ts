import type { ConventionalNames } from "../types/conventionalNames";
import type { Node } from "@ruby/prism/src/nodes.js";
import type { LibraryFacts } from "../facts/libraryFacts";
import { nil, union, typeKey, unknown, type ProcType, type RubyType } from "../types/rubyType";
import type { Findings, SourceRange } from "../report/findings";

/** Local variables; a block sees those around it, a method does not. */
export class Scope {
  private readonly types = new Map<string, RubyType>();

  constructor(private readonly parent: Scope | null = null) {}

  read(name: string): RubyType | undefined {
    return this.types.get(name) ?? this.parent?.read(name);
  }

  declare(name: string, type: RubyType): void {
    this.types.set(name, type);
  }

  /** Assigns to the variable where it lives; in a branch that may not run, its old type stays possible. */
  write(name: string, type: RubyType, maybe: boolean): void {
    const home = this.homeOf(name) ?? this;
    const before = home.types.get(name);
    home.types.set(name, maybe && before ? union([before, type]) : type);
  }

  entries(): ReadonlyMap<string, RubyType> {
    return this.types;
  }

  private homeOf(name: string): Scope | null {
    return this.types.has(name) ? this : (this.parent?.homeOf(name) ?? null);
  }
}

/** A method that the example defines: what it is called with and gives back is learned from its calls and body. */
export interface OwnMethod {
  parameters: Map<string | number, RubyType>;
  returns: RubyType;
  /** The types that its block gets. */
  yields: RubyType[];
}

/** The definitions of an example beyond local variables; they may be handed to the examples after it. */
export interface Definitions {
  methods: Map<string, OwnMethod>;
  /** Instance variables, `Owner@name`, constants and globals. */
  variables: Map<string, RubyType>;
  /** Local variables of the outermost scope. */
  locals: ReadonlyMap<string, RubyType>;
}

/** The two ways in which every part of the reading calls the whole. */
export interface Reader {
  typeOf: (node: Node, walk: Walk) => RubyType;
  /** A call without arguments that stands as `&:name`. */
  send: (receiver: RubyType, name: string, at: SourceRange, walk: Walk) => RubyType;
}

/** The part of the state that is the same for the whole example. */
export interface Program {
  reader: Reader;
  facts: LibraryFacts;
  conventional: ConventionalNames;
  /** True if `page` is Capybara's session where nothing else defines it. */
  capybara: boolean;
  definitions: Definitions;
  earlier: Definitions | null;
  findings: Findings;
  /** Lambdas and stored blocks that have run with the arguments they get. */
  ran: Set<Node>;
  pending: ProcType[];
  /** True if something learned in this pass could change what an earlier line means. */
  changed: boolean;
}

/** The state of the reading. */
export interface Walk {
  program: Program;
  scope: Scope;
  /** Class or module whose body this is; `""` outside. */
  owner: string;
  isSingleton: boolean;
  method: OwnMethod | null;
  /** True if this part may be skipped when the program runs. */
  maybe: boolean;
  /** The event whose callback this is, when a call that waits for the browser would wait for ever in it. */
  blockedBy: string | null;
}

/** Returns the type of an expression; reading it checks the calls in it. */
export function typeOf(node: Node | null | undefined, walk: Walk): RubyType {
  return node ? walk.program.reader.typeOf(node, walk) : nil;
}

/** Reads what may not run. */
export function typeOfBranch(node: Node | null | undefined, walk: Walk): RubyType {
  return typeOf(node, { ...walk, maybe: true });
}

export function createDefinitions(): Definitions {
  return { methods: new Map(), variables: new Map(), locals: new Map() };
}

/** Adds to what is known of a variable that lives beyond its scope. */
export function learnVariable({ program }: Walk, key: string, type: RubyType): void {
  const { variables } = program.definitions;
  const known = variables.get(key) ?? unknown;
  const learned = union([known, type]);
  if (typeKey(learned) !== typeKey(known)) program.changed = true;
  variables.set(key, learned);
}

/** Adds to what is known of a method's parameter. */
export function learnParameter(
  { program }: Walk,
  method: OwnMethod,
  key: string | number,
  type: RubyType,
): void {
  const known = method.parameters.get(key) ?? unknown;
  const learned = union([known, type]);
  if (typeKey(learned) !== typeKey(known)) program.changed = true;
  method.parameters.set(key, learned);
}

/** Sets what a method gives back. */
export function learnReturn({ program }: Walk, method: OwnMethod, type: RubyType): void {
  const learned = union([method.returns, type]);
  if (typeKey(learned) !== typeKey(method.returns)) program.changed = true;
  method.returns = learned;
}

/** Sets what a method's block gets. */
export function learnYield({ program }: Walk, method: OwnMethod, types: RubyType[]): void {
  const learned = types.map((type, index) => union([method.yields[index] ?? unknown, type]));
  if (learned.map(typeKey).join() !== method.yields.map(typeKey).join()) program.changed = true;
  method.yields = learned;
}

/**
 * Returns the method of that name which the example defines: its own, then of any class, then of an earlier example.
 */
export function ownMethod({ program, owner }: Walk, name: string): OwnMethod | undefined {
  const { definitions, earlier } = program;
  return (
    definitions.methods.get(`${owner}#${name}`) ??
    methodNamed(definitions, name) ??
    (earlier ? methodNamed(earlier, name) : undefined)
  );
}

function methodNamed({ methods }: Definitions, name: string): OwnMethod | undefined {
  const found = [...methods]
    .filter(([key]) => key.endsWith(`#${name}`))
    .map(([, method]) => method);
  return found.length === 1 ? found[0] : mostUseful(found);
}

function mostUseful(methods: OwnMethod[]): OwnMethod | undefined {
  return methods.find(({ returns }) => returns.kind !== "unknown") ?? methods[0];
}

/** Creates or finds the record of a method that is being defined. */
export function defineMethod({ program, owner, isSingleton }: Walk, name: string): OwnMethod {
  const key = `${owner}${isSingleton ? "." : ""}#${name}`;
  const known = program.definitions.methods.get(key);
  if (known) return known;
  const created: OwnMethod = { parameters: new Map(), returns: unknown, yields: [] };
  program.definitions.methods.set(key, created);
  program.changed = true;
  return created;
}

/** Returns the class that a name stands for by convention. */
export function byConvention({ program }: Walk, name: string): RubyType | undefined {
  const className = program.conventional(name.replace(/^_+/, ""));
  return className === undefined ? undefined : { kind: "object", className };
}

/**
 * Reads an instance variable, constant or global by key: of this class, of any, of an earlier example, by convention.
 */
export function readVariable(walk: Walk, name: string): RubyType {
  const { definitions, earlier } = walk.program;
  const own = definitions.variables.get(`${walk.owner}${name}`);
  if (own && own.kind !== "unknown") return own;
  const found = variableNamed(definitions, name) ?? (earlier && variableNamed(earlier, name));
  return found ?? byConvention(walk, name.replace(/^\W+/, "")) ?? unknown;
}

function variableNamed({ variables }: Definitions, name: string): RubyType | undefined {
  const types = [...variables].filter(([key]) => key.endsWith(name)).map(([, type]) => type);
  const found = union(types);
  return found.kind === "unknown" ? undefined : found;
}
