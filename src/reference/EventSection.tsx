import type { ReactNode } from "react";
import { messages } from "../config/messages";
import type { ApiEvent } from "../shared/api/apiClass";
import { HeadingLine } from "../ui/HeadingLine";
import { preservedHtml } from "../hydration/preservedHtml";
import { useApiClass, useApiEvent } from "./apiClassContext";
import { Badge } from "./Badge";
import { CopyMember } from "./CopyMember";
import { Fact, FactList } from "./FactList";
import { SectionRoot } from "./SectionRoot";
import { TypeName } from "./TypeName";

interface EventSectionProps {
  /** As `on` takes it, the key of its facts. */
  event: string;
  /** The server's HTML, so that nothing is left to do; empty where it stands in the page. */
  html?: string;
  /** The author's prose. */
  children?: ReactNode;
}

/** Renders everything about one event: the author's prose and its facts. */
export function EventSection({ html, ...section }: EventSectionProps) {
  if (html === undefined) return <RenderedEventSection {...section} />;
  return <SectionRoot {...preservedHtml(html)} />;
}

function RenderedEventSection({ event: name, children }: Omit<EventSectionProps, "html">) {
  const event = useApiEvent(name);
  return (
    <SectionRoot>
      <HeadingLine
        level={2}
        id={event.anchor}
        name={name}
        end={
          <>
            <CopyMember anchor={event.anchor} name={`on("${name}")`} />
            <Badge meaning="event">{messages.reference.event}</Badge>
          </>
        }
      >
        <code>{`on("${name}")`}</code>
      </HeadingLine>
      {children}
      <EventFacts event={event} />
      <footer>
        {`${messages.reference.javascript}: `}
        <code>{event.jsName}</code>
      </footer>
    </SectionRoot>
  );
}

function EventFacts({ event: { payload, constant, waiter, mayCallLibrary } }: { event: ApiEvent }) {
  return (
    <FactList>
      <Fact label={messages.reference.payload}>
        {payload === null ? messages.reference.payloadNothing : <TypeName type={payload} />}
      </Fact>
      <Fact label={messages.reference.callback}>
        {mayCallLibrary ? messages.reference.mayCallLibrary : messages.reference.mayNotCallLibrary}
      </Fact>
      {waiter !== null && (
        <Fact label={messages.reference.waitWith}>
          <Waiter name={waiter} />
        </Fact>
      )}
      {constant !== null && (
        <Fact label={messages.reference.constant}>
          <code>{constant}</code>
        </Fact>
      )}
    </FactList>
  );
}

function Waiter({ name }: { name: string }) {
  const apiClass = useApiClass();
  const anchor = apiClass.members.find((member) => member.name === name)?.anchor;
  return (
    <a href={`#${anchor ?? name}`}>
      <code>{name}</code>
    </a>
  );
}
