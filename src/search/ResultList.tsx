import styled from "styled-components";
import { words } from "../config/words";
import type { SearchEntry } from "../shared/searchRecord";
import { theme } from "../theme/theme";
import type { EntryGroup } from "./groupEntries";
import { ResultOption } from "./ResultOption";
import type { Options } from "./useOptions";

interface ResultListProps {
  groups: readonly EntryGroup[];
  query: string;
  options: Options;
  onChoose: (entry: SearchEntry) => void;
}

/** The list of a combobox, by page. */
export function ResultList({ groups, query, options, onChoose }: ResultListProps) {
  return (
    <div role="listbox" id={options.listId} aria-label={words.search.results}>
      {groups.map((group) => (
        <Group key={group.entries[0]?.url} role="group" aria-label={group.title}>
          <GroupTitle aria-hidden="true">
            {group.title} <Section>{group.section}</Section>
          </GroupTitle>
          {group.entries.map((entry) => (
            <ResultOption
              key={entry.url}
              entry={entry}
              query={query}
              options={options}
              onChoose={onChoose}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}

const Group = styled.div`
  & + & {
    margin-top: ${theme.space[2]};
  }
`;

const GroupTitle = styled.div`
  padding: ${theme.space[1]} ${theme.space[3]};
  font-size: ${theme.fontSize.xs};
  font-weight: 650;
`;

const Section = styled.span`
  margin-inline-start: ${theme.space[1]};
  font-weight: 400;
  color: ${theme.color.textMuted};
`;
