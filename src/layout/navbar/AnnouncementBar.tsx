import { graphql, useStaticQuery } from "gatsby";
import type { Root } from "hast";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { mainId } from "../../shared/dom/frameIds";
import { isContentRoot } from "../../shared/content/contentNode";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { InlineContent } from "../../ui/InlineContent";
import { dismissAnnouncement, dismissedAttribute } from "./announcementScript";

interface ShownAnnouncement {
  id: string;
  isCloseable: boolean;
  content: Root;
}

/** Renders the announcement of the configuration; nothing where there is none. */
export function AnnouncementBar() {
  const { announcement } = useStaticQuery<{ announcement: object | null }>(graphql`
    query SiteAnnouncement {
      announcement
    }
  `);
  if (announcement === null || !isAnnouncement(announcement)) return null;
  const { id, content, isCloseable } = announcement;
  return (
    <Bar data-screen-only="" aria-label={messages.announcement.label}>
      <Text>
        <InlineContent content={content} />
      </Text>
      {isCloseable && (
        <CloseButton
          type="button"
          data-needs-script=""
          aria-label={messages.announcement.close}
          onClick={() => close(id)}
        >
          <Icon name="close" />
        </CloseButton>
      )}
    </Bar>
  );
}

/** The button that had the focus is gone: the text gets it. */
function close(id: string): void {
  dismissAnnouncement(id);
  document.getElementById(mainId)?.focus({ preventScroll: true });
}

function isAnnouncement(value: object): value is ShownAnnouncement {
  const content: unknown = "content" in value ? value.content : null;
  return "id" in value && typeof content === "object" && content !== null && isContentRoot(content);
}

const Bar = styled.aside`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.text};
  background: ${theme.color.accentSoft};
  border-bottom: 1px solid ${theme.color.border};
  :root[${dismissedAttribute}] & {
    display: none;
  }
`;

const Text = styled.p`
  flex: 1;
  padding: ${theme.space[1]} 0;
  font-size: ${theme.fontSize.sm};
  text-align: center;
  & code {
    font-size: 0.9em;
  }
`;

const CloseButton = styled.button`
  ${controlStyle}
`;
