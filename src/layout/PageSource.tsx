import styled from "styled-components";
import { site } from "../config/site";
import { messages } from "../config/messages";
import type { LastUpdated } from "../shared/content/docPage";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";

interface PageSourceProps {
  sourcePath: string;
  lastUpdated: LastUpdated | null;
}

/** Renders a link that edits the page, and the day of the last edit. */
export function PageSource({ sourcePath, lastUpdated }: PageSourceProps) {
  return (
    <Row>
      <a data-screen-only="" href={`${site.editBase}${sourcePath}`}>
        <Icon name="edit" />
        {messages.docPage.edit}
      </a>
      {lastUpdated && (
        <span>
          {messages.docPage.lastUpdated} <time dateTime={lastUpdated.time}>{lastUpdated.day}</time>
        </span>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[5]};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
  & a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: 1.5rem;
    text-decoration: none;
  }
  & [data-icon] {
    width: 1rem;
  }
`;
