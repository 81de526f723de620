import { memo, useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { FollowLink } from "../results/FollowLink";
import { searchAddress } from "../searchAddress";
import { slashKey } from "../slashKey";

interface DialogFooterProps {
  query: string;
  onFollow: () => void;
}

/** The keys, whether `/` is one of them, and the way to all results. */
export const DialogFooter = memo(function DialogFooter({ query, onFollow }: DialogFooterProps) {
  const [isSlashOn, setSlashOn] = useState(slashKey.isOn);
  const { choose, move, leave } = searchMessages.keys;
  return (
    <Foot>
      <Keys aria-hidden="true">
        <span>
          <kbd>↵</kbd> {choose}
        </span>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {move}
        </span>
        <span>
          <kbd>Esc</kbd> {leave}
        </span>
      </Keys>
      <label>
        <input
          type="checkbox"
          checked={isSlashOn}
          onChange={({ currentTarget: { checked } }) => {
            slashKey.store(checked);
            setSlashOn(checked);
          }}
        />{" "}
        {searchMessages.slashKey}
      </label>
      <FollowLink to={searchAddress(query)} onFollow={onFollow}>
        {searchMessages.seeAll}
      </FollowLink>
    </Foot>
  );
});

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

/** Where there is a keyboard. */
const Keys = styled.span`
  display: none;
  gap: ${theme.space[3]};
  ${media.desktop} {
    ${media.hover} {
      display: flex;
    }
  }
`;
