import { ArrayNode, StringNode, SymbolNode } from "@ruby/prism/src/nodes.js";
import { didYouMean, nearest } from "../report/nearest";
import { hashElements, readPairs, type Argument } from "../read/arguments";
import { sameLetters } from "../facts/findMember";
import type { FieldFacts } from "../../../gem-facts/src/classFacts";
import type { LibraryFacts } from "../facts/libraryFacts";
import { parseType } from "../types/parseType";
import { alternatives, describeType, type RubyType } from "../types/rubyType";
import type { Walk } from "../read/walk";

/** The facts of a value: of an argument or of a key of a hash. */
type ValueFacts = FieldFacts & { rbsType?: string };

/** Checks the kind of a value, its place in a list of allowed ones, and the keys of a hash. */
export function checkValue(value: Argument, label: string, facts: ValueFacts, walk: Walk): void {
  const wanted = wantedType(facts, walk.program.facts);
  if (!accepts(wanted, value.type, walk.program.facts)) {
    walk.program.findings.problem(
      value.node,
      "example-value-kind",
      `${label} takes ${facts.type.replaceAll("|", "or").replace("Float", "a number")}, not ${describeType(value.type)}.`,
      kindHint(value, facts),
    );
    return;
  }
  for (const item of value.node instanceof ArrayNode ? itemsOf(value.node, value.type) : [value])
    checkItem(item, label, facts, walk);
}

function itemsOf(node: ArrayNode, type: RubyType): Argument[] {
  const of = type.kind === "array" ? type.of : type;
  return node.elements.map((element) => ({ node: element, type: of }));
}

function checkItem({ node }: Argument, label: string, facts: ValueFacts, walk: Walk): void {
  const written = node instanceof StringNode ? node.unescaped.value : null;
  if (written !== null && facts.enum.length > 0 && !facts.enum.includes(written)) {
    const hint = didYouMean(written, facts.enum);
    walk.program.findings.problem(
      node,
      "example-value",
      `${label} has no value "${written}".`,
      nearest(written, facts.enum) === null ? `There are: ${facts.enum.join(", ")}.` : hint,
    );
  }
  const elements = hashElements(node);
  if (elements && facts.fields.length > 0) checkHash({ node, elements }, label, facts, walk);
}

interface HashLiteral {
  node: Argument["node"];
  elements: readonly Argument["node"][];
}

/** In a `Hash<String, … | Hash>` the keys are the author's own, and the fields are those of the hashes in it. */
function checkHash(
  hash: HashLiteral,
  label: string,
  { type, fields }: ValueFacts,
  walk: Walk,
): void {
  if (!type.startsWith("Hash<")) {
    checkFields(hash, label, fields, walk);
    return;
  }
  for (const { node, name } of readPairs(hash.elements, walk)) {
    const elements = hashElements(node);
    if (elements) checkFields({ node, elements }, `"${name}" of ${label}`, fields, walk);
  }
}

function checkFields(
  { node, elements }: HashLiteral,
  label: string,
  fields: readonly FieldFacts[],
  walk: Walk,
): void {
  const names = fields.map(({ name }) => name);
  const pairs = readPairs(elements, walk);
  for (const pair of pairs) {
    const field = fields.find(({ name }) => name === pair.name);
    walk.program.findings.option(pair.at, pair.name);
    if (field) checkValue(pair, `"${pair.name}" of ${label}`, field, walk);
    else
      walk.program.findings.problem(
        pair.at,
        "example-unknown-key",
        `${label} has no key "${pair.name}".`,
        optionHint(pair.name, names),
      );
  }
  const isOpen = pairs.length < elements.length || pairs.some(({ name }) => !names.includes(name));
  const missing = fields.filter(
    ({ name, required }) => required && !pairs.some((pair) => pair.name === name),
  );
  if (isOpen || missing.length === 0) return;
  const lacking = missing.map(({ name }) => `"${name}"`).join(" and ");
  walk.program.findings.problem(node, "example-missing-key", `${label} lacks ${lacking}.`);
}

/** `Did you mean "storageState"?`, first of all for names that differ in case and underscores. */
export function optionHint(name: string, known: readonly string[]): string {
  const same = sameLetters(name, known);
  return same ? `Did you mean "${same}"?` : didYouMean(name, known);
}

function wantedType({ type, rbsType = "", required }: ValueFacts, facts: LibraryFacts): RubyType[] {
  const wanted = [...alternatives(parseType(type, facts))];
  if (rbsType.includes("File")) wanted.push({ kind: "core", name: "File" });
  if (required !== true) wanted.push({ kind: "nil" });
  return wanted;
}

function accepts(wanted: readonly RubyType[], type: RubyType, facts: LibraryFacts): boolean {
  return alternatives(type).some(
    (given) => isVague(given) || wanted.some((allowed) => fits(allowed, given, facts)),
  );
}

function isVague({ kind }: RubyType): boolean {
  return ["unknown", "other", "nothing", "instance", "module", "capybara"].includes(kind);
}

function fits(allowed: RubyType, given: RubyType, facts: LibraryFacts): boolean {
  switch (allowed.kind) {
    case "other":
    case "unknown":
      return true;
    case "object":
      return given.kind === "object" && isKindOf(given.className, allowed.className, facts);
    case "core":
      return fitsCore(allowed.name, given);
    case "array":
      return given.kind === "array" && accepts(alternatives(allowed.of), given.of, facts);
    default:
      return given.kind === allowed.kind;
  }
}

function fitsCore(name: string, given: RubyType): boolean {
  if (name === "Proc") return given.kind === "proc" || given.kind === "method";
  if (given.kind !== "core") return false;
  return given.name === name || (name === "Float" && given.name === "Integer");
}

function isKindOf(className: string, wanted: string, facts: LibraryFacts): boolean {
  if (className === wanted) return true;
  const parent = facts.classes.get(className)?.extends;
  return parent ? isKindOf(parent, wanted, facts) : false;
}

function kindHint({ node }: Argument, { type }: ValueFacts): string | undefined {
  if (node instanceof SymbolNode && type.includes("String"))
    return `Write "${node.unescaped.value}".`;
  if (
    node instanceof StringNode &&
    /^\d+$/.test(node.unescaped.value) &&
    /Float|Integer/.test(type)
  )
    return `Write ${node.unescaped.value}.`;
  return undefined;
}
