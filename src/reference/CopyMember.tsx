import { withPrefix } from "gatsby";
import styled from "styled-components";
import { messages } from "../config/messages";
import { usePageVersion } from "../layout/docsVersion";
import { memberMarkdownPath } from "../shared/routes/markdownPath";
import { docPath } from "../shared/routes/pagePath";
import { inVersion } from "../shared/versions/versionAddress";
import { copiedMark, copyMark } from "../ui/code/copyOnPress";
import { iconUrl, maskedIcon } from "../ui/code/maskedIcon";
import { theme } from "../theme/theme";
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
  display: grid;
  place-items: center;
  align-self: center;
  &::before {
    width: 1rem;
    height: 1rem;
    ${maskedIcon("copy")}
  }
  &:hover {
    color: ${theme.color.accent};
  }
  &[${copiedMark}]::before {
    mask-image: ${iconUrl("check")};
  }
`;
