import { messages } from "../../config/messages";

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

const { does, groups } = messages.help;

/** The keys with what they do, by place. Keys that are pressed together are written with a space. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: groups.everywhere,
    shortcuts: [
      { keys: ["Ctrl K", "⌘ K"], does: does.toggleSearch },
      { keys: ["/"], does: does.openSearch },
      { keys: ["?"], does: does.openHelp },
      { keys: ["Esc"], does: does.close },
      { keys: ["Tab"], does: does.skip },
    ],
  },
  {
    title: groups.search,
    shortcuts: [
      { keys: ["↑", "↓"], does: does.move },
      { keys: ["Enter"], does: does.follow },
      { keys: ["Ctrl Enter", "⌘ Enter"], does: does.followAside },
      { keys: ["Ctrl I", "⌘ I"], does: does.ask },
      { keys: ["Shift Delete"], does: does.forget },
    ],
  },
  {
    title: groups.tabs,
    shortcuts: [
      { keys: ["←", "→"], does: does.chooseTab },
      { keys: ["Home", "End"], does: does.endTab },
    ],
  },
];
