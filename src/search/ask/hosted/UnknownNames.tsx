import styled from "styled-components";
import { withPrefix } from "gatsby";
import { Fragment } from "react";
import { site } from "../../../config/site";
import { searchMessages } from "../../../config/searchMessages";
import { theme } from "../../../theme/theme";
import { inlinePieces } from "../InlineText";
import { type AnswerBlock, readMarkdown } from "./readMarkdown";
import { searchConfig } from "../../../config/search";
import { memoizeSuccess } from "../../../shared/timing/memoizeSuccess";
import { fetchJson } from "../../../ui/fetchJson";
import { useLoaded } from "../../../ui/useLoaded";

/** Says in words which marked names do not exist. */
export function UnknownNamesNote({ text, known }: { text: string; known: KnownNames }) {
  const code = readMarkdown(text).flatMap(codeOf);
  const names = code.flatMap((part) => unknownNames(part, known).map(({ name }) => name));
  if (names.length === 0) return null;
  return <Note>{searchMessages.ask.unknownNames([...new Set(names)], site.gemVersion)}</Note>;
}

function codeOf(block: AnswerBlock): string[] {
  switch (block.type) {
    case "code":
      return /^(?:ruby|rb)?$/.test(block.language) ? block.text.split("\n") : [];
    case "list":
      return block.items.flatMap(inlineCodeOf);
    case "heading":
      return [];
    case "paragraph":
      return inlineCodeOf(block.text);
  }
}

function inlineCodeOf(line: string): string[] {
  return inlinePieces(line).flatMap(({ type, text }) => (type === "code" ? [text] : []));
}

const loadNames = memoizeSuccess(
  // A file of our own build.
  async () => (await fetchJson(withPrefix(searchConfig.namesFilePath))) as KnownNames,
);

/** Returns what exists; `null` while it is loaded, and where it cannot be: nothing is marked then. */
export function useKnownNames(): KnownNames | null {
  return useLoaded(loadNames) ?? null;
}

/** The names that exist, by the facts of the library and of Ruby; `/ask/names.json`. */
export interface KnownNames {
  /** Methods of the library. */
  members: readonly string[];
  options: readonly string[];
  /** Methods that Ruby and the test frameworks have. */
  others: readonly string[];
}

/** A name in a piece of Ruby that exists nowhere, and where it stands. */
interface UnknownName {
  name: string;
  start: number;
}

const token =
  /(?<!\S)#[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|%r\{[^}]*\}|(?:&?\.|#)([a-z_]\w*[?!]?)(\()?|([A-Za-z_]\w*):(?!:)|([a-z_]\w*[?!]?)\(|[([{]|[)\]}]/g;

/** Finds methods that are called on something, and options of methods of the library, that do not exist. */
export function unknownNames(code: string, known: KnownNames): UnknownName[] {
  const methods = new Set([...known.members, ...known.others]);
  const members = new Set(known.members);
  const options = new Set(known.options);
  const unknown: UnknownName[] = [];
  /** Whose brackets are open; empty for those of arrays, hashes and anything else. */
  const calls: string[] = [];
  for (const match of code.matchAll(token)) {
    const [whole, method, opensCall, key, bareCall] = match;
    if (method !== undefined) {
      if (!methods.has(method))
        unknown.push({ name: method, start: match.index + whole.indexOf(method) });
      if (opensCall !== undefined) calls.push(method);
    } else if (key !== undefined) {
      const call = calls.at(-1) ?? "";
      if (members.has(call) && !options.has(key)) unknown.push({ name: key, start: match.index });
    } else if (bareCall !== undefined) calls.push(bareCall);
    else if (/^[([{]$/.test(whole)) calls.push("");
    else if (/^[)\]}]$/.test(whole)) calls.pop();
  }
  return unknown;
}

/** Renders a piece of Ruby with the names marked that do not exist in the library. */
export function CheckedNames({ code, known }: { code: string; known: KnownNames | null }) {
  const unknown = known === null ? [] : unknownNames(code, known);
  const ends = unknown.map(({ name, start }) => start + name.length);
  const title = searchMessages.ask.unknownName(site.gemVersion);
  return (
    <>
      {unknown.map(({ name, start }, index) => (
        <Fragment key={start}>
          {code.slice(ends[index - 1] ?? 0, start)}
          <Unknown title={title}>{name}</Unknown>
        </Fragment>
      ))}
      {code.slice(ends.at(-1) ?? 0)}
    </>
  );
}

const Note = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-inline-start: 2px solid ${theme.color.danger};
  font-size: ${theme.fontSize.sm};
  background: ${theme.color.dangerSoft};
`;

const Unknown = styled.mark`
  color: inherit;
  text-decoration: underline wavy ${theme.color.danger};
  background: ${theme.color.dangerSoft};
`;
