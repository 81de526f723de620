import { Fragment, type ReactNode } from "react";
import styled from "styled-components";
import { formatVersionRange } from "../config/formatVersionRange";
import { messages } from "../config/messages";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";
import { ApiClassProvider, useApiClass } from "./apiClassContext";
import { Fact, FactList } from "./FactList";
import { MemberLink } from "./MemberLink";
import { SiteLink } from "../ui/links/SiteLink";
import { referenceHref } from "./referenceHref";
import type { PageClass } from "../shared/api/apiClass";

const unfolded = 6;

/**
 * Renders the top of a class's page: its full name, when it was there, how to get one. That it is gone, its author
 * tells.
 */
export function ClassFacts() {
  const apiClass = useApiClass();
  const { rubyClass, obtainedFrom } = apiClass;
  const lifetime = formatVersionRange(apiClass);
  return (
    <Top>
      <FactList>
        <Fact label={messages.reference.rubyClass}>
          <code data-type="">{rubyClass}</code>
          {lifetime && ` ${lifetime}`}
        </Fact>
        <Fact label={messages.reference.obtainedFrom}>
          {obtainedFrom.length > 0 && <Sources sources={readSources(obtainedFrom)} />}
        </Fact>
      </FactList>
    </Top>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const folded = sources.slice(unfolded);
  return (
    <>
      <SourceList sources={sources.slice(0, unfolded)} />
      {folded.length > 0 && (
        <More>
          <summary>{messages.reference.more(folded.length)}</summary>
          <SourceList sources={folded} />
        </More>
      )}
    </>
  );
}

function SourceList({ sources }: { sources: readonly Source[] }) {
  return sources.map(({ code, event }, index) => (
    <Fragment key={`${code} ${event}`}>
      {index > 0 && ", "}
      {event === null ? <MemberLink code={code} /> : <EventLink className={code} event={event} />}
    </Fragment>
  ));
}

/** A member that hands out an object, or the event that does. */
interface Source {
  /** `Browser#new_page`, or the class that emits the event. */
  code: string;
  event: string | null;
}

const eventSource = /^(\w+) event (\S+)$/;

/** Reads `Browser#new_page`, `Browser#new_page {block}` and `Page event popup`; each source once. */
export function readSources(entries: readonly string[]): Source[] {
  const unique = new Set(entries.map((entry) => entry.replace(/ \{block\}$/, "")));
  return [...unique].map((entry) => {
    const [, className, event] = eventSource.exec(entry) ?? [];
    if (className === undefined || event === undefined) return { code: entry, event: null };
    return { code: className, event };
  });
}

/** Renders an event and the class that emits it, each a link where there is a page. */
function EventLink({ className, event }: { className: string; event: string }) {
  const { typeLinks } = useApiClass();
  const href = referenceHref(className, typeLinks);
  const name = <code>{event}</code>;
  return (
    <>
      {href === null ? name : <SiteLink href={`${href}#event-${event}`}>{name}</SiteLink>}{" "}
      {messages.reference.eventOf} <MemberLink code={className} />
    </>
  );
}

interface ClassPageProps {
  /** `null` on a page of the reference that is of no class. */
  apiClass: PageClass | null;
  children: ReactNode;
}

/** Puts the facts of a page's class above its text, and gives them to what is in it. */
export function ClassPage({ apiClass, children }: ClassPageProps) {
  if (apiClass === null) return children;
  return (
    <ApiClassProvider value={apiClass}>
      <ClassFacts />
      {children}
    </ApiClassProvider>
  );
}

const Top = styled.div`
  ${flow}
`;

const More = styled.details`
  & > summary {
    width: fit-content;
    min-height: 1.5rem;
    color: ${theme.color.textMuted};
  }
  & > summary::after {
    content: " ▸";
  }
  &[open] > summary::after {
    content: " ▾";
  }
  & > summary:hover {
    color: ${theme.color.accent};
  }
`;
