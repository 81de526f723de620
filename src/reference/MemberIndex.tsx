import { memo, useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { laidOutInView } from "../ui/laidOutInView";
import { useApiClass } from "./apiClassContext";
import {
  countEntries,
  filterGroups,
  indexGroups,
  type IndexEntry,
  type IndexGroup,
} from "../shared/api/indexGroups";
import { filteredList } from "./filteredList";
import { ListFilter } from "./ListFilter";

const filteredFrom = 20;

/** Renders every member and event of the class; long lists can be filtered, and are whole without JavaScript. */
export function MemberIndex() {
  const apiClass = useApiClass();
  const [query, setQuery] = useState("");
  const groups = useMemo(() => indexGroups(apiClass, messages.reference), [apiClass]);
  // What is typed is seen first, and the list follows.
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => filterGroups(groups, wanted), [groups, wanted]);
  const all = countEntries(groups);
  return (
    <Index aria-label={messages.reference.membersOf(apiClass.name)}>
      <header>
        <span>{messages.reference.count(apiClass.members.length, apiClass.events.length)}</span>
        {all > filteredFrom && (
          <ListFilter
            label={messages.reference.filter}
            query={query}
            onQuery={setQuery}
            shown={countEntries(shown)}
            all={all}
          />
        )}
      </header>
      <Groups groups={shown} />
      {shown.length === 0 && <p>{messages.reference.noneFound(wanted)}</p>}
    </Index>
  );
}

const Groups = memo(function Groups({ groups }: { groups: readonly IndexGroup[] }) {
  return (
    <dl>
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </dl>
  );
});

function Group({ group: { title, entries } }: { group: IndexGroup }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.anchor} entry={entry} groupTitle={title} />
          ))}
        </ul>
      </dd>
    </div>
  );
}

interface EntryProps {
  entry: IndexEntry;
  groupTitle: string;
}

function Entry({ entry: { name, anchor, warning }, groupTitle }: EntryProps) {
  const word = warning === null ? null : messages.reference.badges[warning];
  const isSaid = word === null || groupTitle.toLowerCase().includes(word);
  return (
    <li>
      <a href={`#${anchor}`} data-warning={warning !== null || undefined}>
        <code>{name}</code>
      </a>
      {!isSaid && <small>{word}</small>}
    </li>
  );
}

const Index = styled.nav`
  ${filteredList}
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  & > dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 0 ${theme.space[4]};
    margin-top: ${theme.space[3]};
    ${laidOutInView("5rem")}
  }
  & dt {
    font-weight: ${theme.fontWeight.strong};
  }
  & li > a {
    display: inline-block;
    min-width: 1.5rem;
    min-height: 1.5rem;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a[data-warning] {
    color: ${theme.color.textMuted};
  }
  & a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
  ${media.phone} {
    & > dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
