import { errorNames, errorParent } from "../../../packages/example-check/src/facts/errorFacts";
import { site } from "../../config/site";
import type { ApiClass, ApiMember } from "../../shared/api/apiClass";
import { memberId } from "../../shared/api/apiReference";
import { signatureLine } from "../../shared/api/signatureOf";
import type { SearchRecord } from "../../shared/search/searchRecord";
import { firstSentence } from "./firstSentence";
import { markdownPath, memberMarkdownPath } from "../../shared/routes/markdownPath";
import { docPath } from "../../shared/routes/pagePath";
import { toolPaths } from "../../shared/routes/toolPaths";
import { eventAnchor } from "../api/joinApiClass";
import { declaredMethods, rbsMember } from "../rbs/rbsMember";
import type { RbsNames } from "../rbs/rbsType";
import {
  toolFactsSchema,
  type ToolClass,
  type ToolFacts,
  type ToolMember,
} from "./toolFactsSchema";
import { z } from "zod";
import type { JoinedClass, VersionContent } from "../content/versionContent";
import { rbsFile } from "../rbs/rbsFile";
import { rbsNames } from "../rbs/rbsNames";
import type { SiteFile } from "./siteFiles";

/** Returns all that is known of the documented gem, for programs. `records` give the first sentence of each place. */
export function toolFacts(
  classes: readonly JoinedClass[],
  names: RbsNames,
  records: readonly Pick<SearchRecord, "url" | "content">[],
): ToolFacts {
  const contents = new Map(records.map(({ url, content }) => [url, content]));
  const summaryOf = (path: string) => firstSentence(contents.get(path) ?? "");
  return {
    $schema: site.url + toolPaths.schema,
    schemaVersion: 1,
    gem: site.gemVersion,
    playwright: site.playwrightVersion,
    rbs: site.url + toolPaths.rbs,
    classes: classes.map((found) => toolClass(found, names, summaryOf)),
    errors: errorNames.map((name) => ({
      id: name,
      rubyClass: `Playwright::${name}`,
      extends: errorParent(name),
    })),
  };
}

type SummaryOf = (path: string) => string;

function toolClass(
  { facts, apiClass }: JoinedClass,
  names: RbsNames,
  summaryOf: SummaryOf,
): ToolClass {
  const { name, docId, rubyClass, status, since, lastIn, obtainedFrom } = apiClass;
  const path = docPath(docId);
  const declared = new Map(declaredMethods(facts).map((method) => [method.name, method]));
  const rbsOf = (member: string) => {
    const method = facts.status === "removed" ? undefined : declared.get(member);
    return method === undefined ? null : rbsMember(method, facts, names);
  };
  const place = (anchor: string) => ({
    url: `${site.url}${path}#${anchor}`,
    markdown: site.url + memberMarkdownPath(path, anchor),
    summary: summaryOf(`${path}#${anchor}`),
  });
  return {
    id: name,
    ...{ rubyClass, status, since, lastIn, obtainedFrom },
    extends: facts.extends ?? null,
    url: site.url + path,
    markdown: site.url + markdownPath(path),
    summary: summaryOf(path),
    members: apiClass.members.map((member) => ({
      ...toolMember(apiClass, member),
      ...place(member.anchor),
      rbs: rbsOf(member.name),
    })),
    events: apiClass.events.map(({ anchor, name: event, ...fields }) => ({
      id: eventId(name, event),
      name: event,
      ...place(anchor),
      ...fields,
    })),
  };
}

function toolMember(
  apiClass: ApiClass,
  member: ApiMember,
): Omit<ToolMember, "url" | "markdown" | "summary" | "rbs"> {
  const {
    anchor: _,
    sourceFile: __,
    signature: ___,
    negation,
    waitsFor,
    options,
    ...fields
  } = member;
  const id = memberId(apiClass, member);
  const event = apiClass.events.find(({ name }) => eventAnchor(name) === waitsFor);
  return {
    id,
    ...fields,
    signature: signatureLine(apiClass, member),
    negation: negation?.name ?? null,
    waitsFor: event ? eventId(apiClass.name, event.name) : null,
    options: options.map(({ anchor: _anchor, ...option }) => ({
      id: `${id}(${option.name})`,
      ...option,
    })),
  };
}

function eventId(className: string, event: string): string {
  return `${className}#event:${event}`;
}

/** Returns what tools read of the library: its facts, their JSON Schema, and its types. Only of the version written now. */
export function toolFiles(
  { pageClasses, library }: VersionContent,
  records: readonly SearchRecord[],
): SiteFile[] {
  const names = rbsNames(library);
  const facts = pageClasses.map((found) => found.facts);
  return [
    { path: toolPaths.facts, body: JSON.stringify(toolFacts(pageClasses, names, records)) },
    { path: toolPaths.schema, body: JSON.stringify(toolFactsJsonSchema(), null, 2) },
    { path: toolPaths.rbs, body: rbsFile(facts, names, site.gemVersion) },
  ];
}

/** Returns the JSON Schema of `/api/facts.json`, under the address at which it is published. */
export function toolFactsJsonSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(toolFactsSchema, { target: "draft-2020-12" });
  return {
    $schema,
    $id: site.url + toolPaths.schema,
    title: "Facts of playwright-ruby-client",
    ...schema,
  };
}
