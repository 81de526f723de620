import { Link } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { searchAddress } from "./searchAddress";
import { isSlashKeyOn, storeSlashKey } from "./slashKey";

interface DialogFooterProps {
  query: string;
  onFollow: () => void;
}

/** The keys, the way to all results, and whether `/` opens the dialog. */
export function DialogFooter({ query, onFollow }: DialogFooterProps) {
  const { choose, move, leave } = words.search.keys;
  const [isSlashOn, setSlashOn] = useState(isSlashKeyOn);
  function toggleSlash() {
    storeSlashKey(!isSlashOn);
    setSlashOn(!isSlashOn);
  }
  return (
    <Foot>
      <Keys aria-hidden="true">
        <kbd>↵</kbd> {choose} <kbd>↑↓</kbd> {move} <kbd>Esc</kbd> {leave}
      </Keys>
      <SlashKey>
        <input type="checkbox" checked={isSlashOn} onChange={toggleSlash} /> {words.search.slashKey}
      </SlashKey>
      <Link to={searchAddress(query)} onClick={onFollow}>
        {words.search.seeAll}
      </Link>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Keys = styled.span`
  display: none;
  ${media.desktop} {
    ${media.hover} {
      display: inline;
    }
  }
`;

const SlashKey = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
