import { withPrefix } from "gatsby";
import styled from "styled-components";
import { messages } from "../config/messages";
import { usePageVersion } from "../layout/docsVersion";
import { memberMarkdownPath } from "../shared/routes/markdownPath";
import { docPath } from "../shared/routes/pagePath";
import { inVersion } from "../shared/versions/versionAddress";
import { copyMark } from "../ui/code/copyOnPress";
import { copyIcon } from "../ui/code/maskedIcon";
import { useApiClass } from "./apiClassContext";

interface CopyMemberProps {
  anchor: string;
  /** The member as its heading has it. */
  name: string;
}

const mark = { [copyMark]: "" };

/** Renders a link to the Markdown of a member or event, which `copyOnPress` copies instead. */
export function CopyMember({ anchor, name }: CopyMemberProps) {
  const { docId } = useApiClass();
  const { name: version } = usePageVersion();
  const path = inVersion(memberMarkdownPath(docPath(docId), anchor), version);
  return (
    <CopyLink href={withPrefix(path)} aria-label={messages.pageMenu.copyPart(name)} {...mark} />
  );
}

const CopyLink = styled.a`
  ${copyIcon("1rem")}
  align-self: center;
`;
