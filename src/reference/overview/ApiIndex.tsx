import { useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import {
  type ApiIndexEntry,
  type ApiIndexKind,
  type ApiIndexTarget,
  apiIndexLetters,
  type ApiIndexLetter,
} from "../../shared/api/apiIndex";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { laidOutInView } from "../../ui/laidOutInView";
import { SiteLink } from "../../ui/links/SiteLink";
import { useOverview } from "./overviewContext";
import { Badge } from "../Badge";
import { filterApiIndex } from "./filterApiIndex";
import { filteredList } from "../filteredList";
import { chunk } from "./chunk";
import { ListFilter } from "../ListFilter";

/** Entries, of some eleven elements each, which are about a screen. */
const laidOutTogether = 10;

/** Renders every class, member and event of the library from A to Z, each with links to all its targets. */
export function ApiIndex() {
  const entries = useOverview("apiIndex");
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => filterApiIndex(entries, wanted), [entries, wanted]);
  const letters = apiIndexLetters(shown);
  return (
    <Root>
      <header>
        <ListFilter
          label={messages.apiIndex.filter}
          query={query}
          onQuery={setQuery}
          shown={shown.length}
          all={entries.length}
        />
      </header>
      <nav aria-label={messages.apiIndex.letters}>
        {letters.map(({ letter, id }) => (
          <a key={id} href={`#${id}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map((group) => (
        <Letter key={group.id} group={group} />
      ))}
      {letters.length === 0 && <p>{messages.apiIndex.noneFound(query)}</p>}
    </Root>
  );
}

function Letter({ group: { letter, id, entries } }: { group: ApiIndexLetter }) {
  return (
    <div>
      <h2 id={id}>{letter}</h2>
      {chunk(entries, laidOutTogether).map((part) => (
        <Part key={part[0]?.name} entries={part} />
      ))}
    </div>
  );
}

function Part({ entries }: { entries: readonly ApiIndexEntry[] }) {
  return (
    <div>
      <dl>
        {entries.map((entry) => (
          <Entry key={`${entry.name} ${entry.kinds.join(" ")}`} entry={entry} />
        ))}
      </dl>
    </div>
  );
}

function Entry({ entry: { name, kinds, targets } }: { entry: ApiIndexEntry }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        {kinds.filter(isTelling).map((kind) => (
          <Badge key={kind} meaning={kind === "event" ? "event" : "kind"}>
            {messages.apiIndex.kinds[kind]}
          </Badge>
        ))}
      </dt>
      <dd>
        <ul>
          {targets.map((target) => (
            <TargetLink key={target.path} name={name} target={target} />
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** A plain method is what a reader expects. */
function isTelling(kind: ApiIndexKind): kind is Exclude<ApiIndexKind, "method"> {
  return kind !== "method";
}

interface TargetLinkProps {
  name: string;
  target: ApiIndexTarget;
}

function TargetLink({ name, target: { owner, path, warning } }: TargetLinkProps) {
  return (
    <li>
      <SiteLink href={path} aria-label={path.includes("#") ? `${owner} ${name}` : undefined}>
        <code>{owner}</code>
      </SiteLink>
      {warning !== null && <small>{messages.reference.badges[warning]}</small>}
    </li>
  );
}

const Root = styled.div`
  ${filteredList}
  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    margin-top: ${theme.space[3]};
  }
  & > nav > a {
    min-width: 1.75rem;
    min-height: 1.75rem;
    text-align: center;
  }
  & > div {
    margin-top: ${theme.space[6]};
  }
  /* Not the letters of the first screen, however high: what is below one that gets its true height moves. */
  & > div:nth-of-type(n + 4) > div {
    ${laidOutInView("24rem")}
  }
  & > div > h2 {
    font-size: ${theme.fontSize.lg};
  }
  & dl > div {
    display: grid;
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    gap: 0 ${theme.space[4]};
    padding: ${theme.space[1]} 0;
    border-top: 1px solid ${theme.color.border};
  }
  & dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${theme.space[2]};
  }
  & li > a {
    display: inline-block;
    min-height: 1.5rem;
  }
  & code {
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    & dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
