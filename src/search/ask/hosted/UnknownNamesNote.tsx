import styled from "styled-components";
import { site } from "../../../config/site";
import { searchMessages } from "../../../config/searchMessages";
import { theme } from "../../../theme/theme";
import { inlinePieces } from "../inlinePieces";
import { readMarkdown, type AnswerBlock } from "./readMarkdown";
import { unknownNames, type KnownNames } from "./unknownNames";

interface UnknownNamesNoteProps {
  text: string;
  known: KnownNames;
}

/** Says in words which marked names do not exist. */
export function UnknownNamesNote({ text, known }: UnknownNamesNoteProps) {
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

const Note = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-inline-start: 2px solid ${theme.color.danger};
  font-size: ${theme.fontSize.sm};
  background: ${theme.color.dangerSoft};
`;
