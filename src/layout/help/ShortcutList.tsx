import styled from "styled-components";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";

/** Renders the keys of one place with what they do. */
export function ShortcutList({ group: { title, shortcuts } }: { group: ShortcutGroup }) {
  return (
    <section>
      <Title>{title}</Title>
      <Rows>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((combination, index) => (
                <span key={combination}>
                  {index > 0 && ` ${messages.help.or} `}
                  {combination.split(" ").map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Rows>
    </section>
  );
}

interface ShortcutGroup {
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

const Title = styled.h3`
  margin: ${theme.space[4]} 0 ${theme.space[2]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;

const Rows = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(8rem, 1fr);
    align-items: baseline;
  }
  & kbd {
    display: inline-block;
    min-width: 1.5rem;
    margin-inline-end: ${theme.space[1]};
    padding: 0.125rem ${theme.space[1]};
    text-align: center;
    background: ${theme.color.surface};
  }
  & dt {
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
  }
`;
