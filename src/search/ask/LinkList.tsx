import { useId } from "react";
import styled from "styled-components";
import { theme } from "../../theme/theme";
import { FollowLink } from "../results/FollowLink";

interface LinkListProps {
  label: string;
  links: readonly { url: string; title: string }[];
  onFollow: () => void;
}

/** Renders places of these docs below an answer; nothing where there are none. */
export function LinkList({ label, links, onFollow }: LinkListProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <List>
        {links.map(({ url, title }) => (
          <li key={url}>
            <FollowLink to={url} onFollow={onFollow}>
              {title}
            </FollowLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Says in small letters what stands below it. */
export const Label = styled.p`
  margin: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0 ${theme.space[3]} ${theme.space[3]};
  font-size: ${theme.fontSize.sm};
`;
