import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { searchMessages } from "../../config/searchMessages";
import { theme } from "../../theme/theme";
import { Button } from "../../ui/Button";
import type { EntryGroup } from "../results/groupEntries";
import { matchPattern } from "../results/matches";
import { ResultLines } from "../results/ResultLines";
import { PageLink } from "../../ui/links/PageLink";

const shownAtFirst = 5;

interface ResultGroupProps {
  group: EntryGroup;
  query: string;
}

/** Renders what a query finds on one page, the best first and the rest on demand. */
export function ResultGroup({ group, query }: ResultGroupProps) {
  const { title, section, entries } = group;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, shownAtFirst);
  const hidden = entries.length - shown.length;
  const pattern = matchPattern(query);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWhole) list.current?.querySelectorAll("a")[shownAtFirst]?.focus();
  }, [isWhole]);
  return (
    <Group>
      <Title>
        {title}{" "}
        <Muted>
          {section} · {searchMessages.count(entries.length)}
        </Muted>
      </Title>
      <List ref={list}>
        {shown.map((entry) => (
          <li key={entry.url}>
            <ResultLink to={entry.url}>
              <ResultLines entry={entry} pattern={pattern} />
            </ResultLink>
          </li>
        ))}
      </List>
      {hidden > 0 && (
        <Button type="button" onClick={() => setWhole(true)}>
          {searchMessages.showMore(hidden, title)}
        </Button>
      )}
    </Group>
  );
}

const Group = styled.section`
  margin-top: ${theme.space[6]};
`;

const Title = styled.h2`
  font-size: ${theme.fontSize.lg};
`;

const Muted = styled.span`
  margin-inline-start: ${theme.space[1]};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.normal};
  letter-spacing: 0;
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  margin: ${theme.space[2]} 0 ${theme.space[3]};
`;

const ResultLink = styled(PageLink)`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-top: 1px solid ${theme.color.border};
  text-decoration: none;
  &:hover {
    color: inherit;
    background: ${theme.color.hover};
  }
`;
