import styled from "styled-components";
import { messages } from "../../config/messages";
import { theme } from "../../theme/theme";
import type { ShortcutGroup } from "./shortcuts";

interface ShortcutListProps {
  group: ShortcutGroup;
}

/** Renders the keys of one place with what they do. */
export function ShortcutList({ group: { title, shortcuts } }: ShortcutListProps) {
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
