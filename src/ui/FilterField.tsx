import { useRef } from "react";
import styled from "styled-components";
import { fieldText } from "../theme/fieldText";
import { theme } from "../theme/theme";
import { usePreHydrationValue } from "../hydration/usePreHydrationValue";

interface FilterFieldProps {
  /** The name of the field. */
  label: string;
  /** A shorter name, where there is little room. */
  placeholder?: string;
  query: string;
  onQuery: (query: string) => void;
  className?: string;
}

/** Renders a field that narrows a list; without scripts the list is whole and this is not there. */
export function FilterField({
  label,
  placeholder = label,
  query,
  onQuery,
  className,
}: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationValue(field, onQuery);
  return (
    <Field
      ref={field}
      type="search"
      className={className}
      data-needs-script=""
      aria-label={label}
      placeholder={placeholder}
      value={query}
      onChange={(event) => onQuery(event.target.value)}
    />
  );
}

const Field = styled.input`
  max-width: 100%;
  min-height: 2.25rem;
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.sm};
  font: inherit;
  ${fieldText}
  color: ${theme.color.text};
  background: ${theme.color.background};
`;
