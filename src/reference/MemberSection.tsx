import type { ReactNode } from "react";
import { sourceUrl } from "../config/sourceUrl";
import { usePageVersion } from "../layout/docsVersion";
import { messages } from "../config/messages";
import type { ApiMember } from "../shared/api/apiClass";
import { HeadingLine } from "../ui/HeadingLine";
import { preservedHtml } from "../hydration/preservedHtml";
import { SiteLink } from "../ui/links/SiteLink";
import { useApiMember } from "./apiClassContext";
import { Badge } from "./Badge";
import { CopyMember } from "./CopyMember";
import { MemberFacts } from "./MemberFacts";
import { MemberLink } from "./MemberLink";
import { OptionsTable } from "./OptionsTable";
import { SectionRoot } from "./SectionRoot";
import { Signature } from "./Signature";

interface MemberSectionProps {
  /** Ruby name, the key of its facts. */
  member: string;
  /** The server's HTML, so that nothing is left to do; empty where it stands in the page. */
  html?: string;
  /** The author's prose. */
  children?: ReactNode;
}

/** Renders everything about one member: its facts around the author's prose. */
export function MemberSection({ html, ...section }: MemberSectionProps) {
  if (html === undefined) return <RenderedMemberSection {...section} />;
  return <SectionRoot {...preservedHtml(html)} />;
}

function RenderedMemberSection({ member: name, children }: Omit<MemberSectionProps, "html">) {
  const member = useApiMember(name);
  return (
    <SectionRoot>
      <HeadingLine level={2} id={member.anchor} name={name} end={<MemberMarks member={member} />}>
        <code>{name}</code>
      </HeadingLine>
      <Signature member={member} />
      {member.seeInstead.length > 0 && <UseInstead members={member.seeInstead} />}
      {children}
      {member.options.length > 0 && <OptionsTable options={member.options} />}
      <MemberFacts member={member} />
      <Origin member={member} />
    </SectionRoot>
  );
}

function MemberMarks({ member }: { member: ApiMember }) {
  return (
    <>
      <CopyMember anchor={member.anchor} name={member.name} />
      {member.badges.map((badge) => (
        <Badge key={badge} meaning={badge}>
          {messages.reference.badges[badge]}
        </Badge>
      ))}
      {member.since !== null && (
        <Badge meaning="since">{messages.reference.since(member.since)}</Badge>
      )}
    </>
  );
}

function UseInstead({ members }: { members: readonly string[] }) {
  return (
    <p>
      {`${messages.reference.useInstead} `}
      {members.map((code, index) => (
        <span key={code}>
          {index > 0 && ", "}
          <MemberLink code={code} />
        </span>
      ))}
    </p>
  );
}

function Origin({ member: { jsName, inheritedFrom, sourceFile } }: { member: ApiMember }) {
  const { commit } = usePageVersion();
  if (jsName === null && inheritedFrom === null && sourceFile === null) return null;
  return (
    <footer>
      {jsName !== null && (
        <span>
          {`${messages.reference.javascript}: `}
          <code>{jsName}</code>
        </span>
      )}
      {inheritedFrom !== null && (
        <span>
          {`${messages.reference.inheritedFrom} `}
          <code>{inheritedFrom}</code>
        </span>
      )}
      {sourceFile !== null && (
        <span>
          {`${messages.reference.source}: `}
          <SiteLink href={sourceUrl(sourceFile, commit)}>
            {sourceFile.replace(/^lib\//, "")}
          </SiteLink>
        </span>
      )}
    </footer>
  );
}
