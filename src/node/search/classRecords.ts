import type { Element, RootContent } from "hast";
import type { ApiBadge, ApiClass, ApiEvent, ApiMember, ApiOption } from "../../shared/api/apiClass";
import type { DocPage } from "../../shared/content/docPage";
import { signatureLine } from "../../shared/api/signatureOf";
import { searchTokens } from "../../shared/search/searchTokens";
import type { RecordFields } from "./createRecord";
import { proseText } from "./recordText";

/**
 * Returns one record for each member, option and event of a class, with the author's prose of its page. Examples are
 * left out: `click` would find every member whose example clicks.
 */
export function classRecords({ content }: DocPage, apiClass: ApiClass): RecordFields[] {
  const prose = (tagName: string, name: string) =>
    proseText(sectionBody(content.children, tagName, name));
  const members = apiClass.members.flatMap((member) => [
    memberRecord(apiClass, member, prose("MemberSection", member.name)),
    ...member.options.filter(isSearchable).map((option) => optionRecord(apiClass, member, option)),
  ]);
  const events = apiClass.events.map((event) =>
    eventRecord(apiClass, event, prose("EventSection", event.name)),
  );
  return [...members, ...events];
}

function memberRecord(apiClass: ApiClass, member: ApiMember, content: string): RecordFields {
  const { name, anchor, jsName } = member;
  const aliases = [...member.aliases, ...(member.negation ? [member.negation.name] : [])];
  return {
    kind: "member",
    anchor,
    heading: name,
    content,
    class: apiClass.name,
    member: name,
    js_name: jsName,
    aliases,
    badge: badgeOf(apiClass, member),
    options: member.options.filter(isSearchable).map((option) => option.name),
    signature: signatureLine(apiClass, member),
    names: split([apiClass.name, name, jsName ?? "", ...aliases]),
  };
}

function optionRecord(apiClass: ApiClass, member: ApiMember, option: ApiOption): RecordFields {
  return {
    kind: "option",
    anchor: option.anchor,
    heading: member.name,
    subheading: option.name,
    content: option.description.replaceAll("`", ""),
    class: apiClass.name,
    member: member.name,
    js_name: member.jsName,
    badge: badgeOf(apiClass, member),
    names: split([option.name]),
  };
}

function eventRecord(apiClass: ApiClass, event: ApiEvent, content: string): RecordFields {
  return {
    kind: "event",
    anchor: event.anchor,
    heading: event.name,
    content,
    class: apiClass.name,
    member: event.name,
    js_name: event.jsName,
    badge: classBadge(apiClass),
    names: split([apiClass.name, event.name, event.jsName]),
  };
}

/** Returns what speaks against using a class: nothing, or that it is gone. */
export function classBadge({ status }: ApiClass): "removed" | null {
  return status === "removed" ? "removed" : null;
}

function badgeOf(apiClass: ApiClass, { badges }: ApiMember): ApiBadge | null {
  return classBadge(apiClass) ?? badges[0] ?? null;
}

/** Readers look for options by name; what is given by position is found through its method. */
function isSearchable({ kind }: ApiOption): boolean {
  return kind === "keyword" || kind === "field";
}

function split(names: string[]): string[] {
  return [...new Set(searchTokens(names.join(" ")))];
}

function sectionBody(nodes: RootContent[], tagName: string, name: string): RootContent[] {
  const isIt = (node: RootContent): node is Element =>
    node.type === "element" &&
    node.tagName === tagName &&
    (node.properties["member"] ?? node.properties["event"]) === name;
  return nodes.find(isIt)?.children ?? [];
}
