import { formatVersionRange } from "../../config/formatVersionRange";
import { sourceUrl } from "../../config/sourceUrl";
import { messages } from "../../config/messages";
import type { ApiClass, ApiEvent, ApiMember, ApiOption } from "../../shared/api/apiClass";
import { negatedCall, signatureLine } from "../../shared/api/signatureOf";
import { waitedEvent } from "../../shared/api/waitedEvent";

const { reference } = messages;

/** Returns the top of a class's page: its full name, its versions, the members that return it. */
export function classHead(apiClass: ApiClass): string[] {
  const { rubyClass, obtainedFrom } = apiClass;
  const facts = [
    fact(reference.rubyClass, join([`\`${rubyClass}\``, formatVersionRange(apiClass)])),
    ...(obtainedFrom.length > 0 ? [fact(reference.obtainedFrom, codes(obtainedFrom))] : []),
  ];
  return [facts.join("\n")];
}

/** Returns what stands above the author's prose on a member, in Markdown. */
export function memberHead(apiClass: ApiClass, member: ApiMember): string[] {
  const { badges, since, seeInstead } = member;
  const marks = [
    ...badges.map((badge) => reference.badges[badge]),
    ...(since === null ? [] : [reference.since(since)]),
  ];
  return [
    ...(marks.length > 0 ? [`*${marks.join(", ")}*`] : []),
    `\`\`\`ruby\n${signatureLine(apiClass, member)}\n\`\`\``,
    ...(seeInstead.length > 0 ? [`${reference.useInstead} ${codes(seeInstead)}`] : []),
  ];
}

/** Returns the part below the options: return value, block, errors; `commit` is that of the release. */
export function memberFacts(apiClass: ApiClass, member: ApiMember, commit: string): string {
  const { returns, yields, raises, waitsFor, aliases, negation } = member;
  const facts = [
    fact(
      reference.returns,
      join([`\`${returns.type}\``, returns.description, oneOf(returns.allowed)]),
    ),
    ...(yields === null || (yields.types.length === 0 && yields.description === null)
      ? []
      : [fact(reference.yields, join([codes(yields.types), yields.description]))]),
    ...raises.map((raise) =>
      fact(reference.raises, join([`\`${raise.error}\``, raise.description])),
    ),
    ...(waitsFor === null
      ? []
      : [
          fact(
            reference.waitsFor,
            reference.waitsForEvent(`\`${waitedEvent(apiClass, waitsFor).name}\``),
          ),
        ]),
    ...(negation ? [fact(reference.negation, `\`${negatedCall(apiClass, member)}\``)] : []),
    ...(aliases.length > 0 ? [fact(reference.aliases, codes(aliases))] : []),
    ...origin(member, commit),
  ];
  return facts.join("\n");
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
    .map((option) => join([optionHead(option), oneOf(option.allowed)]));
  return `${lines.join("\n")}\n\n[${reference.eachOption}](${href})`;
}

function origin({ jsName, inheritedFrom, sourceFile }: ApiMember, commit: string): string[] {
  return [
    ...(jsName === null ? [] : [fact(reference.javascript, `\`${jsName}\``)]),
    ...(inheritedFrom === null ? [] : [fact(reference.inheritedFrom, `\`${inheritedFrom}\``)]),
    ...(sourceFile === null ? [] : [fact(reference.source, `<${sourceUrl(sourceFile, commit)}>`)]),
  ];
}

/** Returns the facts of an event: its payload, the rule of its callback, the method that waits for it. */
export function eventFacts(event: ApiEvent): string[] {
  const { payload, waiter, constant, mayCallLibrary, jsName } = event;
  const callback = mayCallLibrary ? reference.mayCallLibrary : reference.mayNotCallLibrary;
  const facts = [
    fact(reference.payload, payload === null ? reference.payloadNothing : `\`${payload}\``),
    fact(reference.callback, callback),
    ...(waiter === null ? [] : [fact(reference.waitWith, `\`${waiter}\``)]),
    ...(constant === null ? [] : [fact(reference.constant, `\`${constant}\``)]),
    fact(reference.javascript, `\`${jsName}\``),
  ];
  return [facts.join("\n")];
}

function optionHead(option: ApiOption): string {
  const about = [
    `\`${option.type}\``,
    ...(option.required && option.kind !== "block" ? [reference.required] : []),
    ...(option.unit === null ? [] : [reference.units[option.unit]]),
    ...(option.deprecated ? [reference.badges.deprecated] : []),
    ...(option.discouraged ? [reference.badges.discouraged] : []),
    ...(option.defaultValue === null
      ? []
      : [`${reference.defaultValue} \`${option.defaultValue}\``]),
  ];
  const name = option.kind === "keyword" ? `${option.name}:` : option.name;
  return `- **\`${name}\`** (${about.join(", ")})`;
}

function optionText({ description, allowed, procParams }: ApiOption): string {
  const gets = procParams.length > 0 ? `${reference.procGets} ${codes(procParams)}.` : null;
  return join([description, oneOf(allowed), gets]);
}

function fact(label: string, text: string): string {
  return `- ${label}: ${text}`;
}

function oneOf(values: readonly string[]): string | null {
  return values.length > 0 ? `${reference.allowed} ${codes(values)}.` : null;
}

function codes(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(", ");
}

function join(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}
