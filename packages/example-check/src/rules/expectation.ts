import { CallNode, type Node } from "@ruby/prism/src/nodes.js";
import { nearest } from "../report/nearest";
import { readArguments } from "../read/arguments";
import { findMatcher, findMember, matcherNames } from "../facts/findMember";
import { callMember } from "./memberCall";
import { runBlock } from "../read/procs";
import { alternatives, describeType, nil, type RubyType } from "../types/rubyType";
import { rspecMatchers } from "../types/rubyNames";
import { typeOf, type Walk } from "../read/walk";

const verbs = new Set(["to", "not_to", "to_not"]);
const subjects = ["Locator", "Page"];

/** Returns whether a call is `expect(…).to …` or its opposite. */
export function isExpectation(node: CallNode): boolean {
  const { receiver } = node;
  return (
    verbs.has(node.name) &&
    receiver instanceof CallNode &&
    (receiver.name === "expect" || receiver.name === "is_expected")
  );
}

/** Checks the matcher of an expectation against its subject. */
export function readExpectation(node: CallNode, walk: Walk): RubyType {
  const subject = node.receiver instanceof CallNode ? subjectOf(node.receiver, walk) : nil;
  const [matcher] = node.arguments_?.arguments_ ?? [];
  if (matcher) readMatcher(matcher, subject, walk);
  return nil;
}

function subjectOf(expect: CallNode, walk: Walk): RubyType {
  const [subject] = expect.arguments_?.arguments_ ?? [];
  if (subject) return typeOf(subject, walk);
  return runBlock(expect.block, [], walk);
}

function readMatcher(node: Node, subject: RubyType, walk: Walk): void {
  if (!(node instanceof CallNode)) {
    typeOf(node, walk);
    return;
  }
  const chained = node.receiver instanceof CallNode && ["and", "or", "&", "|"].includes(node.name);
  if (chained && node.receiver) {
    readMatcher(node.receiver, subject, walk);
    for (const argument of node.arguments_?.arguments_ ?? []) readMatcher(argument, subject, walk);
  } else if (!isMatcherName(node)) typeOf(node, walk);
  else checkMatcher(node, subject, walk);
}

/** `have_text`, also behind an object that holds the matchers: `pw.have_text`. */
function isMatcherName({ receiver, name }: CallNode): boolean {
  if (receiver instanceof CallNode && receiver.arguments_ !== null) return false;
  return /^(not_)?(be|have|contain|match)_/.test(name);
}

function checkMatcher(node: CallNode, subject: RubyType, walk: Walk): void {
  const { facts, findings } = walk.program;
  const given = readArguments(node, walk);
  const classes = alternatives(subject).flatMap((type) =>
    type.kind === "object" ? [type.className] : [],
  );
  const found = classes
    .filter((name) => subjects.includes(name))
    .flatMap((name) => findMatcher(facts, name, node.name) ?? []);
  if (found[0]) {
    callMember(found[0], found[0].owner, given, node, walk);
    return;
  }
  runBlock(given.block, [], walk);
  const named = subjects.filter((name) => matcherNames(facts, name).includes(node.name));
  const known = named.length > 0;
  if (isOfRspec(node.name, known, walk) || isPredicate(node, classes, walk)) return;
  if (isVague(subject)) {
    if (subject.kind === "unknown" && known) findings.call(node, node.name, false);
    return;
  }
  findings.call(node, node.name, true);
  if (known) wrongSubject(node, subject, named, walk);
  else if (classes.length > 0) unknownMatcher(node, classes, walk);
}

/** `be_empty` is the library's wherever its matchers are included, which they are not beside Capybara's. */
function isOfRspec(matcher: string, isOfLibrary: boolean, { program }: Walk): boolean {
  return rspecMatchers.has(matcher) && (!isOfLibrary || program.capybara);
}

/** RSpec turns `be_closed` into `closed?` and `have_x` into `has_x?`. */
function isPredicate(node: CallNode, classes: readonly string[], walk: Walk): boolean {
  const [, predicate] = /^(?:not_)?be_(?:an?_)?(\w+)$/.exec(node.name) ?? [];
  if (predicate === undefined) return false;
  const found = classes.flatMap(
    (name) => findMember(walk.program.facts, name, `${predicate}?`) ?? [],
  );
  if (found[0]) walk.program.findings.call(node, found[0].member.name, true);
  return found.length > 0;
}

function isVague(subject: RubyType): boolean {
  return alternatives(subject).some(({ kind }) =>
    ["unknown", "other", "capybara", "instance", "module"].includes(kind),
  );
}

function wrongSubject(node: CallNode, subject: RubyType, named: string[], { program }: Walk): void {
  const hint = named.includes("Locator") ? "Give expect the locator itself." : undefined;
  program.findings.problem(
    node,
    "example-matcher-subject",
    `${node.name} needs a ${named.join(" or ")}, and this is ${describeType(subject)}.`,
    rspecMatchers.has(node.name) ? "Compare it: eq([])." : hint,
  );
}

function unknownMatcher(node: CallNode, classes: readonly string[], { program }: Walk): void {
  const names = subjects
    .filter((name) => classes.includes(name))
    .flatMap((name) => matcherNames(program.facts, name));
  const found = nearest(node.name, names);
  program.findings.problem(
    node,
    "example-unknown-matcher",
    `There is no matcher ${node.name} for ${classes.join(" or ")}.`,
    found ? `Did you mean "${found}"?` : undefined,
  );
}
