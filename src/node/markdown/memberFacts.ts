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

/** Returns the part below the prose: options, return value, block, errors; `commit` is that of the release. */
export function memberFacts(apiClass: ApiClass, member: ApiMember, commit: string): string[] {
  const { options, returns, yields, raises, waitsFor, aliases, negation } = member;
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
  return [...(options.length > 0 ? [options.map(optionLine).join("\n")] : []), facts.join("\n")];
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

/** Returns a line for each option; the keys of a hash are indented under it. */
function optionLine(option: ApiOption): string {
  const depth = option.kind === "field" ? option.name.split(".").length - 1 : 0;
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
  const gets =
    option.procParams.length > 0 ? `${reference.procGets} ${codes(option.procParams)}.` : null;
  const said = join([option.description, oneOf(option.allowed), gets]);
  const name = option.kind === "keyword" ? `${option.name}:` : option.name;
  return `${"  ".repeat(depth)}- **\`${name}\`** (${about.join(", ")}) ${said}`;
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
