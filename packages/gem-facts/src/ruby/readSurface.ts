import type { ProgramNode } from "@ruby/prism/src/nodes.js";
import type { Problem } from "../problem";
import { introExamples, readDocMembers, type DocMember } from "./docSignatures";
import { readClasses, type RubyClass } from "./rubyClass";
import { readEventConstants, type EventConstants } from "./rubyEvents";
import { createRubyParser, lineAt } from "./rubyParser";
import type { RubyMethod } from "./rubyMethod";

/** A method that callers see, with what only the gem's documentation says. */
export interface SurfaceMethod extends RubyMethod {
  isDocumented: boolean;
  /** The documented method that this is another name of. */
  aliasOf?: string;
  /** How many Ruby examples the gem's documentation has; `null` where the source has none of it. */
  examples: number | null;
}

export interface SurfaceClass {
  /** `Page` */
  name: string;
  methods: SurfaceMethod[];
  /** The class that does the work: `Playwright::ChannelOwners::Page`. */
  implementation: RubyClass | null;
  examples: number | null;
}

/** What a gem offers to callers. */
export interface RubySurface {
  /** Classes that wrap one of Playwright's. */
  wrapped: SurfaceClass[];
  /** Every class and module of the library's own sources, by name. */
  classes: ReadonlyMap<string, RubyClass>;
  events: EventConstants;
}

type Files = ReadonlyMap<string, string>;
type ReadRuby = (file: string, text: string) => ProgramNode;

/** Reads the surface of a gem: from its generated classes where they are there, or else from its documentation. */
export function readSurface(files: Files): { surface: RubySurface; problems: Problem[] } {
  const problems: Problem[] = [];
  const parse = createRubyParser();
  const read: ReadRuby = (file, text) => {
    const { program, errors } = parse(text);
    problems.push(...errors.slice(0, 1).map((error) => unreadable(file, text, error)));
    return program;
  };
  const ruby = [...files].filter(([file]) => /^lib\/playwright(\/.*|_api\/.*)?\.rb$/.test(file));
  const parsed = ruby.map(([file, text]) => ({ file, text, program: read(file, text) }));
  const all = parsed.flatMap(({ file, text, program }) => readClasses(program, file, text));
  const generated = all.filter(({ file }) => file.startsWith("lib/playwright_api/"));
  const classes = mergeByName(all.filter(({ file }) => !file.startsWith("lib/playwright_api/")));
  const events = parsed.find(({ file }) => file === "lib/playwright/events.rb");
  const wrapped =
    generated.length > 0
      ? generated.map((own) => fromGenerated(own, files, classes))
      : fromDocs(files, classes, read);
  const constants = events ? readEventConstants(events.program) : new Map<string, never>();
  return { surface: { wrapped, classes, events: constants }, problems };
}

function unreadable(
  file: string,
  text: string,
  { message, offset }: { message: string; offset: number },
): Problem {
  return {
    file,
    line: lineAt(text, offset),
    rule: "release-ruby",
    message: `Unreadable Ruby: ${message}.`,
    hint: "Use the release as it was published; this file is no Ruby.",
  };
}

function mergeByName(classes: RubyClass[]): Map<string, RubyClass> {
  const merged = new Map<string, RubyClass>();
  for (const own of classes) {
    const known = merged.get(own.name);
    if (known) known.methods.push(...own.methods);
    else merged.set(own.name, { ...own, methods: [...own.methods] });
  }
  return merged;
}

/** The comment above a method of a generated class tells what the class itself does not. */
function fromGenerated(
  own: RubyClass,
  files: Files,
  classes: Map<string, RubyClass>,
): SurfaceClass {
  const name = own.name.replace("Playwright::", "");
  const docs = docsOf(name, files);
  const implementation = implementationOf(name, classes);
  const lines = (files.get(own.file) ?? "").split("\n");
  const methods = own.methods.map((method) => {
    const comment = commentAbove(lines, method.line);
    return {
      ...method,
      isDocumented: !comment.includes("# @nodoc") && !method.raisesNotImplemented,
      examples: docs?.members.find((member) => member.name === method.name)?.examples ?? null,
      ...aliasIn(implementation, method.name),
    };
  });
  return { name, methods, implementation, examples: docs?.examples ?? null };
}

function aliasIn(own: RubyClass | null, name: string): { aliasOf?: string } {
  const method = own?.methods.find(({ aliases }) => aliases.includes(name));
  return method ? { aliasOf: method.name } : {};
}

function commentAbove(lines: readonly string[], line: number): string {
  const before = lines.slice(0, line - 1);
  const start = before.findLastIndex((text) => !text.trimStart().startsWith("#"));
  return before.slice(start + 1).join("\n");
}

function fromDocs(files: Files, classes: Map<string, RubyClass>, read: ReadRuby): SurfaceClass[] {
  return [...files].flatMap(([file, text]) => {
    const name = docsClass(file, text);
    if (name === null) return [];
    const members = readDocMembers(text);
    const methods = members.flatMap((member) => fromDocMember(member, file, read));
    const implementation = implementationOf(name, classes);
    const extras = (implementation?.methods ?? [])
      .filter((own) => !own.isSingleton && !inherits(implementation, own.name, classes))
      .flatMap((own) => withAliases(own, methods));
    return [
      { name, methods: [...methods, ...extras], implementation, examples: introExamples(text) },
    ];
  });
}

/** What a class has beside its documentation: whole methods, and other names of documented ones. */
function withAliases(own: RubyMethod, documented: readonly SurfaceMethod[]): SurfaceMethod[] {
  const isKnown = (name: string) => documented.some((method) => method.name === name);
  const extra = { isDocumented: false, examples: null };
  const aliases = own.aliases.filter((name) => !isKnown(name));
  return [
    ...(isKnown(own.name) ? [] : [{ ...own, ...extra }]),
    ...aliases.map((name) => ({ ...own, ...extra, name, aliases: [], aliasOf: own.name })),
  ];
}

function inherits(own: RubyClass | null, name: string, classes: Map<string, RubyClass>): boolean {
  const parent = classes.get(`Playwright::ChannelOwners::${own?.superclass ?? ""}`);
  return parent?.methods.some((method) => method.name === name) ?? false;
}

function fromDocMember(
  { name, definition, alias, examples, line }: DocMember,
  file: string,
  read: ReadRuby,
): SurfaceMethod[] {
  const source = `class Docs\n${definition}end`;
  const [own] = readClasses(read(file, source), file, source);
  const [method] = own?.methods ?? [];
  if (!method) return [];
  const aliases = alias === null ? [] : [alias];
  return [{ ...method, name, aliases, line, isDocumented: true, examples }];
}

/** `Page` of a page of a class that is implemented; `null` of any other file. */
function docsClass(file: string, text: string): string | null {
  if (!/^documentation\/docs\/api\/[^/]+\.md$/.test(file)) return null;
  return /^## /m.test(text) ? (/^# (\w+)$/m.exec(text)?.[1] ?? null) : null;
}

function docsOf(
  name: string,
  files: Files,
): { members: DocMember[]; examples: number } | undefined {
  for (const [file, text] of files) {
    if (docsClass(file, text) !== name) continue;
    return { members: readDocMembers(text), examples: introExamples(text) };
  }
  return undefined;
}

function implementationOf(name: string, classes: Map<string, RubyClass>): RubyClass | null {
  return (
    classes.get(`Playwright::ChannelOwners::${name}`) ??
    classes.get(`Playwright::${name}Impl`) ??
    null
  );
}
