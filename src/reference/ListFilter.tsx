import styled, { css } from "styled-components";
import { messages } from "../config/messages";
import { FilterField } from "../ui/FilterField";
import { theme } from "../theme/theme";

interface ListFilterProps {
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** The number of entries that are left, and of all. */
  shown: number;
  all: number;
}

/** Narrows a list and says how much of it is left. */
export function ListFilter({ label, query, onQuery, shown, all }: ListFilterProps) {
  return (
    <>
      <span role="status">{query !== "" && messages.reference.found(shown, all)}</span>
      <Field label={label} query={query} onQuery={onQuery} />
    </>
  );
}

const Field = styled(FilterField)`
  width: 15rem;
  margin-inline-start: auto;
`;

/** The styles of a part whose header holds a `ListFilter`, and whose lists of short links run on in lines. */
export const filteredList = css`
  font-size: ${theme.fontSize.sm};
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    min-height: 2.25rem;
    color: ${theme.color.textMuted};
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[4]};
  }
  & small {
    margin-inline-start: ${theme.space[1]};
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
`;
