import { graphql, useStaticQuery } from "gatsby";
import type { Root, RootContent } from "hast";
import styled from "styled-components";
import { createElement, type ReactNode } from "react";
import { messages } from "../../config/messages";
import { mainId } from "../../shared/dom/frameIds";
import { isContentRoot } from "../../shared/content/contentNode";
import { theme } from "../../theme/theme";
import { controlStyle } from "../../ui/controlStyle";
import { Icon } from "../../ui/Icon";
import { dismissAnnouncement, dismissedAttribute } from "./announcementScript";
import { type InlineTag, inlineTags } from "../../shared/content/inlineTags";
import { SiteLink } from "../../ui/links/SiteLink";

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

/** Renders a line of text with links, code and emphasis; anything else is rendered as the text in it. */
function InlineContent({ content }: { content: Root }) {
  return content.children.map(renderNode);
}

function renderNode(node: RootContent, index: number): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const children = node.children.map(renderNode);
  if (node.tagName === "a") {
    return (
      <SiteLink key={index} href={String(node.properties["href"] ?? "")}>
        {children}
      </SiteLink>
    );
  }
  return isInlineTag(node.tagName)
    ? createElement(node.tagName, { key: index }, ...children)
    : children;
}

function isInlineTag(tag: string): tag is InlineTag {
  return (inlineTags as readonly string[]).includes(tag);
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
