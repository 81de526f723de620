import styled from "styled-components";
import { theme } from "../theme/theme";
import { markStart, splitMarks } from "../shared/marks";
import { splitMatches } from "./matches";

interface HighlightedProps {
  text: string;
  query: string;
}

/** A text with what the query asks for marked: by the service that found it, or else by us. */
export function Highlighted({ text, query }: HighlightedProps) {
  const pieces = text.includes(markStart) ? splitMarks(text) : splitMatches(text, query);
  return pieces.map((piece, index) =>
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}

const Match = styled.mark`
  border-radius: 2px;
  color: inherit;
  background: ${theme.color.mark};
`;
