import { useContext } from "react";
import styled from "styled-components";
import { versions } from "../config/versions";
import { messages } from "../config/messages";
import { currentVersion } from "../shared/versions/versionAddress";
import { theme } from "../theme/theme";
import { SiteLink } from "../ui/links/SiteLink";
import { PageVersionContext, useDocsVersion } from "./docsVersion";

/** Tells readers of an old version that there is a newer one, and leads to the same page of it. */
export function VersionBanner() {
  const page = useContext(PageVersionContext);
  const version = useDocsVersion();
  const [latest] = versions;
  if (page.name === null || latest === undefined || version.name === latest.name) return null;
  const isThere = page.versions.includes(currentVersion);
  return (
    <Banner aria-label={messages.version.label}>
      {messages.version.old(version.label, version.gem)}{" "}
      <SiteLink href={isThere ? page.localPath : latest.path}>
        {messages.version.latest(latest.gem)}
      </SiteLink>
    </Banner>
  );
}

const Banner = styled.aside`
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  font-size: ${theme.fontSize.sm};
  background: ${theme.color.accentSoft};
`;
