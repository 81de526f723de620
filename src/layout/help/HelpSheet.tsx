import { useId, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { slashKeySwitch } from "../../search/storedSwitch";
import { useModal } from "../../search/useModal";
import { theme } from "../../theme/theme";
import { closeAfterFrame } from "../../ui/dialog/closeAfterFrame";
import { sheetStyle } from "../../ui/dialog/sheetStyle";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { ShortcutList } from "./ShortcutList";
import { shortcutGroups } from "./shortcuts";

interface HelpSheetProps {
  onClose: () => void;
}

/** Renders the keys of the site, and whether those of one character are heard (WCAG 2.1.4). */
export function HelpSheet({ onClose }: HelpSheetProps) {
  const titleId = useId();
  const dialog = useModal(onClose);
  const [isOn, setOn] = useState(slashKeySwitch.isOn);
  function toggle() {
    slashKeySwitch.store(!isOn);
    setOn(!isOn);
  }
  return (
    <Sheet ref={dialog} aria-labelledby={titleId}>
      <Top>
        <h2 id={titleId}>{messages.help.title}</h2>
        <Closer
          type="button"
          aria-label={messages.help.close}
          onClick={() => closeAfterFrame(dialog.current)}
        >
          <Icon name="close" />
        </Closer>
      </Top>
      {shortcutGroups.map((group) => (
        <ShortcutList key={group.title} group={group} />
      ))}
      <Setting>
        <input type="checkbox" checked={isOn} onChange={toggle} />
        {messages.help.singleKeys}
      </Setting>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  width: min(30rem, 100vw - ${theme.space[5]});
  max-height: calc(100dvh - ${theme.space[5]});
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${sheetStyle}
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > h2 {
    font-size: ${theme.fontSize.lg};
  }
`;

const Closer = styled.button`
  ${controlStyle}
`;

const Setting = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.border};
  & > input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${theme.color.accentFill};
  }
`;
