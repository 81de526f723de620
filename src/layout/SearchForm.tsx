import { navigate, withPrefix } from "gatsby";
import { useRef, type FormEvent } from "react";
import styled from "styled-components";
import { searchConfig } from "../config/search";
import { messages } from "../config/messages";
import { searchAddress } from "../search/searchAddress";
import { theme } from "../theme/theme";
import { Button } from "../ui/Button";
import { usePreHydrationValue } from "../hydration/usePreHydrationValue";

interface SearchFormProps {
  /** The text of the field. */
  query: string;
  /** Told of each change where the caller shows the results itself; elsewhere the form leads to them. */
  onQuery?: (query: string) => void;
}

/** Renders a form that leads to the search page: through the router, and without JavaScript as forms do. */
export function SearchForm({ query, onQuery }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationValue(field, (text) => onQuery?.(text));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("q");
    if (!onQuery) navigate(searchAddress(typeof text === "string" ? text : ""));
  }
  const value = onQuery
    ? {
        value: query,
        onChange: (event: FormEvent<HTMLInputElement>) => onQuery(event.currentTarget.value),
      }
    : { defaultValue: query };
  return (
    <Form action={withPrefix(searchConfig.pagePath)} method="get" role="search" onSubmit={submit}>
      <Field
        ref={field}
        type="search"
        name="q"
        maxLength={searchConfig.maxQueryLength}
        aria-label={messages.notFound.searchLabel}
        placeholder={messages.notFound.searchLabel}
        {...value}
      />
      <Button type="submit">{messages.notFound.searchButton}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  gap: ${theme.space[2]};
`;

const Field = styled.input`
  flex: 1;
  min-width: 0;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  background: ${theme.color.background};
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;
