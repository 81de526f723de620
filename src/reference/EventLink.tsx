import { messages } from "../config/messages";
import { SiteLink } from "../ui/links/SiteLink";
import { useApiClass } from "./apiClassContext";
import { MemberLink } from "./MemberLink";
import { referenceHref } from "./referenceHref";

interface EventLinkProps {
  className: string;
  event: string;
}

/** Renders an event and the class that emits it, each a link where there is a page. */
export function EventLink({ className, event }: EventLinkProps) {
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
