import { useRef } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { usePreHydrationValue } from "../hydration/usePreHydrationValue";

interface TocFilterProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Narrows a long table of contents. */
export function TocFilter({ query, onQuery }: TocFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationValue(field, onQuery);
  return (
    <Field
      ref={field}
      type="search"
      data-needs-script=""
      aria-label={words.toc.filterLabel}
      placeholder={words.toc.filter}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

const Field = styled.input`
  flex: none;
  width: calc(100% - 4px);
  height: 2rem;
  margin: 2px 2px ${theme.space[2]};
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.background};
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;
