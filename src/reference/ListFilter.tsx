import { useRef } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { usePreHydrationValue } from "../hydration/usePreHydrationValue";

interface ListFilterProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** The number of entries that are left, and of all. */
  shown: number;
  all: number;
}

/** Narrows a list and says how much of it is left; without JavaScript the list is whole and this is not there. */
export function ListFilter({ label, query, onQuery, shown, all }: ListFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationValue(field, onQuery);
  return (
    <>
      <span role="status">{query !== "" && words.reference.found(shown, all)}</span>
      <Field
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        data-needs-script=""
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
    </>
  );
}

const Field = styled.input`
  width: 15rem;
  max-width: 100%;
  min-height: 2.25rem;
  margin-inline-start: auto;
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.sm};
  font: inherit;
  color: ${theme.color.text};
  background: ${theme.color.background};
`;
