import { forwardRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { searchWords } from "../config/searchWords";
import { Icon } from "../ui/Icon";
import { FieldInput } from "./FieldInput";
import { DialogHead } from "./DialogHead";
import type { Options } from "./useOptions";

interface SearchFieldProps {
  /** What it begins with, and what React knows of since. */
  query: string;
  options: Options;
  onKeyDown: (event: KeyboardEvent) => void;
  /** What stands between the field and the button that closes. */
  children: ReactNode;
}

/** Always the same element, which React need not draw again with each key. */
const icon = <Icon name="search" />;

/** The head of the dialog. Not of type `search`, whose Esc empties the field and leaves the dialog open. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { query, options, onKeyDown, children },
  ref,
) {
  const [initialQuery] = useState(query);
  const hasOptions = options.activeId !== undefined;
  return (
    <DialogHead>
      {icon}
      <FieldInput
        ref={ref}
        role="combobox"
        aria-label={searchWords.input}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? options.listId : undefined}
        aria-activedescendant={options.activeId}
        aria-autocomplete="list"
        // Gone where nobody sees it: the browser styles it anew with each key.
        placeholder={query === "" ? searchWords.placeholder : undefined}
        enterKeyHint="go"
        defaultValue={initialQuery}
        onKeyDown={onKeyDown}
      />
      {children}
    </DialogHead>
  );
});
