import { errorNames, errorParent } from "../../../packages/example-check/src/facts/errorFacts";
import { aliasesOf } from "../api/apiFacts";
import type { EventFacts, MethodFacts } from "../../../packages/gem-facts/src/classFacts";
import type { ApiFacts } from "../api/apiFacts";
import { declaredMethods, rbsMember } from "./rbsMember";
import { javaScriptTypes, type RbsNames } from "./rbsType";

/** Returns the types of the whole library as one file of RBS, for the gem of the given version. */
export function rbsFile(classes: readonly ApiFacts[], names: RbsNames, gem: string): string {
  const current = classes.filter(({ status }) => status === "current");
  const ofModule = current.flatMap((owner) =>
    owner.class === "Playwright" ? moduleFunctions(owner, names) : [],
  );
  const body = [
    ...constants,
    ...javaScriptTypes,
    ...ofModule,
    ...errorNames.map(errorClass),
    block("module Events", eventModules(current)),
    block("class EventEmitterProxy", proxyMethods),
    ...current.map((owner) => classBlock(owner, names)),
    block("module Test::Matchers", [matcherClass, ...matchers(current, names)]),
  ];
  return `${heading(gem)}${block("module Playwright", body)}\n`;
}

function heading(gem: string): string {
  return `# Types of playwright-ruby-client ${gem}. They take the place of the signatures in the gem; load one or the other.
# They need two of Ruby's own libraries: \`library "date", "uri"\` in a Steepfile, \`rbs -r date -r uri\` on the command line.
`;
}

const constants = ["VERSION: String", "COMPATIBLE_PLAYWRIGHT_VERSION: String"];

const proxyMethods = ["on", "once", "off"].map(
  (name) => `def ${name}: (String event, Proc callback) -> EventEmitterProxy`,
);

function classBlock(owner: ApiFacts, names: RbsNames): string {
  const { class: name, extends: parent } = owner;
  const ofClass = declaredMethods(owner).filter(({ kind }) => kind !== "module-function");
  if (ofClass.length === 0) return block(`module ${name}`, moduleFunctions(owner, names));
  const members = ofClass.flatMap((method) => [
    rbsMember(method, owner, names),
    ...aliasesOf(method, owner).map((alias) => `alias ${alias} ${method.name}`),
  ]);
  return block(`class ${name}${parent ? ` < ${parent}` : ""}`, members);
}

function moduleFunctions(owner: ApiFacts, names: RbsNames): string[] {
  const functions = owner.methods.filter(({ kind }) => kind === "module-function");
  return functions.map((method) => rbsMember(method, owner, names));
}

/** `Transport::AlreadyDisconnectedError` stands in the class around it. */
function errorClass(error: string): string {
  const [name = "", outer] = error.split("::").reverse();
  const own = block(`class ${name} < ${errorParent(error)}`, name === "Error" ? errorMembers : []);
  return outer === undefined ? own : block(`class ${outer}`, [own]);
}

const errorMembers = [
  "def name: () -> String?",
  "def message: () -> String",
  "def stack: () -> (String | Array[String] | nil)",
  "def details: () -> Hash[String, js_value]?",
  "def raw_log: () -> Array[String]?",
];

/** Returns a module for each class whose events have constants: `Events::Page::Close`. */
function eventModules(classes: readonly ApiFacts[]): string[] {
  return classes.flatMap(({ class: name, events }) => {
    const constants = events.flatMap(eventConstant);
    return constants.length > 0 ? [block(`module ${name}`, constants)] : [];
  });
}

function eventConstant({ constant, rubyName }: EventFacts): string[] {
  const [name] = constant?.split("::").slice(-1) ?? [];
  return name === undefined ? [] : [`${name}: ${JSON.stringify(rubyName)}`];
}

const matcherClass = block("class PlaywrightMatcher", [
  "def matches?: (Page | Locator actual) -> bool",
  "def does_not_match?: (Page | Locator actual) -> bool",
  "def failure_message: () -> String?",
  "def failure_message_when_negated: () -> String?",
]);

/** Returns the matchers of RSpec and Minitest by name; one of both pages and locators takes what either takes. */
function matchers(classes: readonly ApiFacts[], names: RbsNames): string[] {
  const withMatcher = { ...names, declared: new Set([...names.declared, "PlaywrightMatcher"]) };
  const found = new Map<string, string>();
  for (const owner of classes)
    for (const method of owner.methods.filter(({ matcher }) => matcher !== undefined)) {
      const matcher = asMatcher(method);
      found.set(matcher.name, rbsMember(matcher, owner, withMatcher));
    }
  return [...found.values()];
}

function asMatcher(method: MethodFacts): MethodFacts {
  const returns = { ...method.returns, type: "PlaywrightMatcher", void: false };
  return { ...method, name: method.matcher?.name ?? method.name, returns };
}

function block(head: string, members: readonly string[]): string {
  const body = members.map((member) => member.replace(/^(?=.)/gm, "  "));
  return [head, ...body, "end"].join("\n");
}
