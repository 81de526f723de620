import styled from "styled-components";
import { messages } from "../config/messages";
import { FilterField } from "../ui/FilterField";

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
