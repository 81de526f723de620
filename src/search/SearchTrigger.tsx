import type { MouseEvent } from "react";
import styled, { css } from "styled-components";
import { searchConfig } from "../config/search";
import { messages } from "../config/messages";
import { media, navbarUpTo } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { savesData } from "../ui/savesData";
import { useHydrated } from "../hydration/useHydrated";
import { useSearchContext } from "./searchContext";
import { PageLink } from "../ui/links/PageLink";

/** Renders a link to the search page that looks like a field and, with JavaScript, opens the dialog instead. */
export function SearchTrigger() {
  const { open, prepare } = useSearchContext();
  const isApple = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform);
  function prepareAhead() {
    if (!savesData(navigator)) prepare();
  }
  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  }
  return (
    <Field
      to={searchConfig.pagePath}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={openDialog}
      onPointerEnter={prepareAhead}
      onFocus={prepareAhead}
    >
      <Icon name="search" />
      <Label>{messages.search.link}</Label>
      <Hint aria-hidden="true">{isApple ? "⌘K" : "Ctrl K"}</Hint>
    </Field>
  );
}

const Field = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 2.25rem;
  height: 2.25rem;
  padding: 0 ${theme.space[2]};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};
  text-decoration: none;
  white-space: nowrap;
  color: ${theme.color.textMuted};
  background: ${theme.color.background};
  transition: border-color ${theme.duration.fast} ease-out;
  &:hover {
    border-color: ${theme.color.accent};
  }
  & svg {
    width: 1rem;
  }
  ${media.desktop} {
    min-width: 13rem;
  }
`;

const hiddenLabel = css`
  position: absolute;
  width: 1px;
  clip-path: inset(50%);
`;

const Label = styled.span`
  flex: 1;
  ${media.narrow} {
    ${hiddenLabel}
  }
  ${navbarUpTo.icons} {
    ${hiddenLabel}
  }
`;

const Hint = styled.kbd`
  display: none;
  font-size: ${theme.fontSize.sm};
  line-height: 1.4;
  ${media.scripting} {
    ${media.desktop} {
      ${media.hover} {
        display: block;
      }
    }
  }
`;
