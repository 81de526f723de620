import styled from "styled-components";
import { theme } from "../theme/theme";
import { splitMatches } from "./matches";

interface HighlightedProps {
  text: string;
  query: string;
}

/** A text with what the query asks for marked. */
export function Highlighted({ text, query }: HighlightedProps) {
  return splitMatches(text, query).map((piece, index) =>
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}

const Match = styled.mark`
  border-radius: 2px;
  color: inherit;
  background: ${theme.color.mark};
`;
