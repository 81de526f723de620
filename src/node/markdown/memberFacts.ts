import { formatVersionRange } from "../../config/formatVersionRange";
import { messages } from "../../config/messages";
import { sourceUrl } from "../../config/sourceUrl";
import type { ApiClass, ApiEvent, ApiMember, ApiOption } from "../../shared/api/apiClass";
import { negatedCall, signatureLine } from "../../shared/api/signatureOf";
import { waitedEvent } from "../../shared/api/waitedEvent";
import { code, codes, factList, joinParts } from "./markdownText";

const { reference } = messages;

/** Returns the top of a class's page: its full name, its versions, the members that return it. */
export function classHead(apiClass: ApiClass): string {
  const { rubyClass, obtainedFrom } = apiClass;
  return factList([
    [reference.rubyClass, joinParts([code(rubyClass), formatVersionRange(apiClass)])],
    [reference.obtainedFrom, codes(obtainedFrom)],
  ]);
}

/** Returns what stands above the author's prose on a member, in Markdown. */
export function memberHead(apiClass: ApiClass, member: ApiMember): string[] {
  const { badges, since, seeInstead } = member;
  const marks = badges.map((badge) => reference.badges[badge]);
  const about = joinParts([...marks, since && reference.since(since)], ", ");
  return [
    about && `*${about}*`,
    `\`\`\`ruby\n${signatureLine(apiClass, member)}\n\`\`\``,
    seeInstead.length > 0 ? joinParts([reference.useInstead, codes(seeInstead)]) : "",
  ];
}

/** Returns the part below the options: return value, block, errors; `commit` is that of the release. */
export function memberFacts(apiClass: ApiClass, member: ApiMember, commit: string): string {
  const { returns, yields, raises, waitsFor, aliases, negation } = member;
  const { jsName, inheritedFrom, sourceFile } = member;
  const waited = waitsFor && code(waitedEvent(apiClass, waitsFor).name);
  return factList([
    [
      reference.returns,
      joinParts([code(returns.type), returns.description, oneOf(returns.allowed)]),
    ],
    [reference.yields, yields && joinParts([codes(yields.types), yields.description])],
    ...raises.map(({ error, description }) => {
      return [reference.raises, joinParts([code(error), description])] as const;
    }),
    [reference.waitsFor, waited && reference.waitsForEvent(waited)],
    [reference.negation, negation && code(negatedCall(apiClass, member))],
    [reference.aliases, codes(aliases)],
    [reference.javascript, code(jsName)],
    [reference.inheritedFrom, code(inheritedFrom)],
    [reference.source, sourceFile && `<${sourceUrl(sourceFile, commit)}>`],
  ]);
}

/** Returns all that is known of a member's options: a line for each, the keys of a hash indented under it. */
export function optionList({ options }: ApiMember): string {
  return options
    .map((option) => {
      const depth = option.kind === "field" ? option.name.split(".").length - 1 : 0;
      return `${"  ".repeat(depth)}${optionHead(option)} ${optionText(option)}`;
    })
    .join("\n");
}

/** Returns the names, types and values of a member's options, and a link to the file that says what they mean. */
export function optionNames({ options }: ApiMember, href: string): string {
  const lines = options
    .filter(({ kind }) => kind !== "field")
    .map((option) => joinParts([optionHead(option), oneOf(option.allowed)]));
  return `${lines.join("\n")}\n\n[${reference.eachOption}](${href})`;
}

/** Returns the facts of an event: its payload, the rule of its callback, the method that waits for it. */
export function eventFacts({
  payload,
  waiter,
  constant,
  mayCallLibrary,
  jsName,
}: ApiEvent): string {
  return factList([
    [reference.payload, code(payload) ?? reference.payloadNothing],
    [reference.callback, mayCallLibrary ? reference.mayCallLibrary : reference.mayNotCallLibrary],
    [reference.waitWith, code(waiter)],
    [reference.constant, code(constant)],
    [reference.javascript, code(jsName)],
  ]);
}

function optionHead({ name, kind, defaultValue, ...option }: ApiOption): string {
  const about = [
    code(option.type),
    option.required && kind !== "block" ? reference.required : null,
    option.unit && reference.units[option.unit],
    option.deprecated ? reference.badges.deprecated : null,
    option.discouraged ? reference.badges.discouraged : null,
    defaultValue === null ? null : `${reference.defaultValue} \`${defaultValue}\``,
  ];
  return `- **\`${name}${kind === "keyword" ? ":" : ""}\`** (${joinParts(about, ", ")})`;
}

function optionText({ description, allowed, procParams }: ApiOption): string {
  const gets = procParams.length > 0 ? `${reference.procGets} ${codes(procParams)}.` : null;
  return joinParts([description, oneOf(allowed), gets]);
}

function oneOf(values: readonly string[]): string | null {
  return values.length > 0 ? `${reference.allowed} ${codes(values)}.` : null;
}
