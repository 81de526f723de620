import styled from "styled-components";
import { searchConfig } from "../config/search";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { controlStyle } from "../ui/controlStyle";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import type { Options } from "./useOptions";

interface SearchFieldProps {
  query: string;
  options: Options;
  onQuery: (query: string) => void;
  onClose: () => void;
}

/** The head of the dialog. Not of type `search`, whose Esc empties the field and leaves the dialog open. */
export function SearchField({ query, options, onQuery, onClose }: SearchFieldProps) {
  const hasOptions = options.activeId !== undefined;
  return (
    <Head>
      <Icon name="search" />
      <Input
        type="text"
        role="combobox"
        aria-label={words.search.input}
        aria-expanded={hasOptions}
        aria-controls={hasOptions ? options.listId : undefined}
        aria-activedescendant={options.activeId}
        aria-autocomplete="list"
        placeholder={words.search.placeholder}
        maxLength={searchConfig.maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={options.onKeyDown}
      />
      <CloseButton type="button" onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{words.search.close}</VisuallyHidden>
      </CloseButton>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};
  color: ${theme.color.textMuted};
  &:focus-within {
    border-bottom-color: ${theme.color.accent};
    box-shadow: 0 1px 0 ${theme.color.accent};
  }
`;

/** The line under the whole head shows that it has the focus. */
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 3.25rem;
  padding: 0;
  border: 0;
  font-size: ${theme.fontSize.lg};
  color: ${theme.color.text};
  background: none;
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`;

const CloseButton = styled.button`
  ${controlStyle}
`;
