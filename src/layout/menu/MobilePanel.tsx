import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { menuId, menuOpenerId } from "../../shared/dom/frameIds";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { MainMenu } from "./MainMenu";
import { MenuHalf } from "./MenuHalf";
import { MenuButton } from "./MenuButton";
import { closeAfterFrame } from "../../ui/dialog/closeAfterFrame";
import { Brand } from "../navbar/Brand";
import { Sidebar, type SidebarProps } from "../sidebar/Sidebar";
import { openMenu, useMenuDialog } from "./useMenuDialog";

interface MobilePanelProps {
  /** The sidebar that is shown first; `null` where the page has no sidebar. */
  sidebar: SidebarProps | null;
}

/** Renders the navigation of narrow screens: the sidebar of the section, and behind it the navbar's items. */
export function MobilePanel({ sidebar }: MobilePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wantsMain, setWantsMain] = useState(false);
  useMenuDialog(dialog);
  const showsMain = wantsMain || !sidebar;
  // The half with the button that was pressed goes from the screen, and the focus would go with it.
  function switchTo(main: boolean) {
    flushSync(() => setWantsMain(main));
    dialog.current?.querySelector<HTMLElement>('[data-shown="true"] button')?.focus();
  }
  return (
    <>
      <MobileOnly id={menuOpenerId}>
        <MenuButton
          label={messages.menu.open}
          icon="menu"
          command="show-modal"
          href={`#${menuId}`}
          onPress={(button) => openMenu(button, dialog.current)}
        />
      </MobileOnly>
      <Panel
        ref={dialog}
        id={menuId}
        aria-label={messages.menu.title}
        closedby="any"
        onClose={() => setWantsMain(false)}
      >
        <Bar>
          <Brand />
          <MenuButton
            label={messages.menu.close}
            icon="close"
            command="close"
            href="#"
            onPress={() => closeAfterFrame(dialog.current)}
          />
        </Bar>
        {sidebar && (
          <MenuHalf
            isShown={!showsMain}
            switchLabel={messages.menu.backToMain}
            onSwitch={() => switchTo(true)}
          >
            <Sidebar {...sidebar} isInMenu />
          </MenuHalf>
        )}
        <MenuHalf
          isShown={showsMain}
          switchLabel={sidebar && messages.menu.backToSidebar(messages.sidebar.label[sidebar.name])}
          onSwitch={() => switchTo(false)}
        >
          <MainMenu section={sidebar?.name ?? "none"} />
        </MenuHalf>
      </Panel>
    </>
  );
}

const MobileOnly = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

/** Where the navbar was. */
const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: ${theme.size.navbar};
  padding: 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};
`;

const Panel = styled.dialog.withConfig({ shouldForwardProp: () => true })`
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  flex-direction: column;
  width: min(22rem, 100vw - 3rem);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${theme.color.border};
  color: ${theme.color.text};
  background: ${theme.color.background};
  transition: transform ${theme.duration.normal} ease-out;
  &[open] {
    display: flex;
  }
  @starting-style {
    &[open] {
      transform: translateX(100%);
      &:dir(rtl) {
        transform: translateX(-100%);
      }
    }
  }
  &::backdrop {
    background: ${theme.color.scrim};
  }
  ${media.noScripting} {
    &:target {
      z-index: ${theme.layer.menu};
      display: flex;
      overflow: auto;
    }
  }
`;
