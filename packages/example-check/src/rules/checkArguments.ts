import { HashNode } from "@ruby/prism/src/nodes.js";
import type { Argument, CallArguments, KeywordArgument } from "../read/arguments";
import { checkValue, optionHint } from "./checkValue";
import type { MethodFacts, ParamFacts } from "../../../gem-facts/src/classFacts";
import type { Findings, SourceRange } from "../report/findings";
import type { Walk } from "../read/walk";

/** A call of a member: who is called, with what, and where. */
export interface MemberCall {
  /** `Page#goto` */
  label: string;
  member: MethodFacts;
  at: SourceRange;
  given: CallArguments;
}

/** Checks number, names and values of a call's arguments. */
export function checkArguments(call: MemberCall, walk: Walk): void {
  const { positional, keywords } = passed(call);
  checkCount(call, positional, walk.program.findings);
  const wanted = ofKind(call.member, "positional");
  positional.forEach((argument, index) => {
    const param = wanted[index];
    if (param) checkValue(argument, `${param.name} of ${call.label}`, param, walk);
  });
  keywords.forEach((keyword) => checkKeyword(call, keyword, walk));
  checkRequiredKeywords(call, keywords, walk.program.findings);
}

/** Returns the arguments as the member sees them: without keywords of its own it gets `a: 1` as a hash. */
export function passed({ member, given }: MemberCall): {
  positional: Argument[];
  keywords: KeywordArgument[];
} {
  const takesKeywords = member.params.some(({ kind }) => kind.startsWith("keyword"));
  const takesMore = given.positional.length < ofKind(member, "positional").length;
  if (given.braceless === null || takesKeywords || !takesMore)
    return { positional: given.positional, keywords: given.keywords };
  return { positional: [...given.positional, given.braceless], keywords: [] };
}

function ofKind({ params }: MethodFacts, wanted: ParamFacts["kind"]): ParamFacts[] {
  return params.filter(({ kind }) => kind === wanted);
}

function checkCount(call: MemberCall, positional: readonly Argument[], findings: Findings): void {
  const { label, member, given, at } = call;
  const wanted = ofKind(member, "positional");
  const missing = wanted
    .slice(positional.length)
    .filter((param) => param.required && !isElsewhere(param, call));
  if (missing.length > 0 && !given.hasSplat) {
    const names = missing.map(({ name }) => name).join(" and ");
    findings.problem(at, "example-missing-argument", `${label} needs ${names}.`);
  }
  if (positional.length <= wanted.length || ofKind(member, "splat").length > 0) return;
  const extra = positional[wanted.length];
  findings.problem(
    extra?.node ?? at,
    "example-extra-argument",
    `${label} takes ${counted(wanted.length)}, and here ${positional.length === 1 ? "is 1" : `are ${positional.length}`}.`,
    extraHint(call, extra),
  );
}

function counted(count: number): string {
  if (count === 0) return "no positional argument";
  return `${count} positional argument${count === 1 ? "" : "s"}`;
}

/** An argument that is there in a wrong form is one problem and not two. */
function isElsewhere({ name, type }: ParamFacts, { member, given }: MemberCall): boolean {
  if (given.keywords.some((keyword) => keyword.name === name)) return true;
  return type === "Proc" && given.block !== null && member.block === null;
}

function extraHint({ member }: MemberCall, extra: Argument | undefined): string | undefined {
  const keywords = ofKind(member, "keyword");
  if (keywords.length === 0) return undefined;
  if (extra?.node instanceof HashNode) return "Options are keywords: leave out the braces.";
  return `The rest are keywords: ${keywords.map(({ name }) => `${name}:`).join(", ")}.`;
}

function checkKeyword(call: MemberCall, keyword: KeywordArgument, walk: Walk): void {
  const { label, member } = call;
  const { findings } = walk.program;
  const options = ofKind(member, "keyword");
  const param = options.find(({ name }) => name === keyword.name);
  findings.option(keyword.at, keyword.name);
  if (param && keyword.isSymbol) {
    checkValue(keyword, `${keyword.name}: of ${label}`, param, walk);
    markOption(call, param, keyword, findings);
    return;
  }
  if (ofKind(member, "keyword-splat").length > 0) return;
  findings.problem(
    keyword.at,
    "example-unknown-option",
    `${label} has no option "${keyword.name}".`,
    unknownHint(member, keyword, options),
  );
}

function unknownHint(
  member: MethodFacts,
  { name, isSymbol }: KeywordArgument,
  options: readonly ParamFacts[],
): string {
  if (!isSymbol && options.some((option) => option.name === name)) return `Write ${name}: …`;
  if (ofKind(member, "positional").some((param) => param.name === name))
    return `It is positional: write the value without "${name}:".`;
  if (options.length === 0) return "It has no options.";
  return optionHint(
    name,
    options.map((option) => option.name),
  );
}

function markOption(
  { label }: MemberCall,
  { deprecated, discouraged, name }: ParamFacts,
  { at }: KeywordArgument,
  findings: Findings,
): void {
  if (deprecated) findings.mark(at, "deprecated", `The option ${name}: of ${label}`);
  else if (discouraged) findings.mark(at, "discouraged", `The option ${name}: of ${label}`);
}

function checkRequiredKeywords(
  { label, member, given, at }: MemberCall,
  keywords: readonly KeywordArgument[],
  findings: Findings,
): void {
  const options = ofKind(member, "keyword");
  const hasUnknown = keywords.some(({ name }) => !options.some((option) => option.name === name));
  if (given.hasKeywordSplat || hasUnknown) return;
  const missing = options.filter(
    ({ name, required }) => required && !keywords.some((keyword) => keyword.name === name),
  );
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => `${name}:`).join(" and ");
  findings.problem(at, "example-missing-argument", `${label} needs ${names}.`);
}
