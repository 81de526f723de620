import { Fragment } from "react";
import styled from "styled-components";
import { formatVersionRange } from "../config/formatVersionRange";
import { messages } from "../config/messages";
import { flow } from "../theme/flow";
import { theme } from "../theme/theme";
import { useApiClass } from "./apiClassContext";
import { Fact, FactList } from "./FactList";
import { EventLink } from "./EventLink";
import { MemberLink } from "./MemberLink";
import { readSources, type Source } from "./readSources";

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
        {obtainedFrom.length > 0 && (
          <Fact label={messages.reference.obtainedFrom}>
            <Sources sources={readSources(obtainedFrom)} />
          </Fact>
        )}
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
