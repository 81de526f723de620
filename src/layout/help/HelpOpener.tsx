import { useCallback, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { theme } from "../../theme/theme";
import { savesData } from "../../ui/savesData";
import type { HelpSheet } from "./HelpSheet";

const loadSheet = memoizeSuccess(() => import("./HelpSheet"));

/** Opens the list of shortcuts by a press, as `?` is (`hearHelpKey`); it is loaded when it is soon wanted. */
export function HelpOpener() {
  const [opened, setOpened] = useState<{ Sheet: typeof HelpSheet } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = () => {
    loadSheet().then(
      ({ HelpSheet: Sheet }) => setOpened({ Sheet }),
      () => undefined,
    );
  };
  return (
    <>
      <Opener
        type="button"
        data-needs-script=""
        aria-keyshortcuts="?"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {messages.help.title} <kbd aria-hidden="true">?</kbd>
      </Opener>
      {opened && <opened.Sheet onClose={close} />}
    </>
  );
}

function prepare(): void {
  if (!savesData(navigator)) loadSheet().catch(() => undefined);
}

const Opener = styled.button`
  justify-self: start;
  min-height: 1.5rem;
  padding: 0.125rem 0;
  border: 0;
  color: inherit;
  background: none;
  &:hover {
    color: ${theme.color.accent};
  }
  & > kbd {
    margin-inline-start: ${theme.space[1]};
  }
`;
