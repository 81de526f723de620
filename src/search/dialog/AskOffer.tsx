import { memo } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { Icon } from "../../ui/Icon";

interface AskOfferProps {
  query: string;
  onAsk: () => void;
}

/** Offers to answer a query that reads like a question. */
export const AskOffer = memo(function AskOffer({ query, onAsk }: AskOfferProps) {
  if (!isQuestion(query)) return null;
  return (
    <Offer type="button" onClick={onAsk}>
      <Icon name="ask" />
      <span>{searchMessages.ask.offer(query.trim())}</span>
    </Offer>
  );
});

/** Tells whether a query has the words or the mark of a question. */
function isQuestion(query: string): boolean {
  const text = query.trim();
  const asks = /^(?:how|what|why|when|where|which|who|can|could|does|do|is|are|should|will)\b/i;
  return text.endsWith("?") || (asks.test(text) && text.split(/\s+/).length > 2);
}

const Offer = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  width: 100%;
  margin-bottom: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.fontSize.sm};
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  &:hover {
    color: ${theme.color.accent};
    border-color: ${theme.color.accent};
  }
`;
