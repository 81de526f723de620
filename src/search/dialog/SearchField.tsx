import { forwardRef, type KeyboardEvent, type ReactNode } from "react";
import { searchMessages } from "../../config/searchMessages";
import { Icon } from "../../ui/Icon";
import { DialogHead } from "./DialogHead";
import { FieldInput } from "./FieldInput";
import type { Options } from "./useOptions";

interface SearchFieldProps {
  query: string;
  onQuery: (query: string) => void;
  options: Options;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The parts between the field and the button that closes. */
  children: ReactNode;
}

/** The head of the dialog. Not of type `search`, whose Esc empties the field and leaves the dialog open. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { query, onQuery, options, onKeyDown, children },
  ref,
) {
  const hasOptions = options.activeId !== undefined;
  return (
    <DialogHead>
      <Icon name="search" />
      <FieldInput
        ref={ref}
        role="combobox"
        aria-label={searchMessages.input}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? options.listId : undefined}
        aria-activedescendant={options.activeId}
        aria-autocomplete="list"
        placeholder={searchMessages.placeholder}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </DialogHead>
  );
});
