import type { ReactNode } from "react";
import styled from "styled-components";
import { formatOldest } from "../config/formatOldest";
import { landingActions } from "../config/landing";
import { site } from "../config/site";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { ButtonLink } from "../ui/links/ButtonLink";

interface HeroProps {
  /** The command that installs it. */
  install: ReactNode;
  /** An example and its result. */
  children: ReactNode;
}

/** Renders the first screen: what it is and how to get it, beside a script at work. */
export function Hero({ install, children }: HeroProps) {
  const { landing } = messages;
  const { gemVersion, playwrightVersion, nodeVersion } = site;
  const ruby = formatOldest(site.rubyVersion);
  const needs = landing.needs(gemVersion, playwrightVersion, ruby, nodeVersion);
  const newest = landing.newest(gemVersion, site.newest.gem, site.newest.node);
  return (
    <Columns>
      <Pitch>
        <h1>
          {landing.headline} <code>{landing.headlineCode}</code>.
        </h1>
        <Lead>{landing.lead}</Lead>
        <Actions>
          <ButtonLink to={landingActions.getStarted} data-kind="primary">
            {landing.getStarted}
          </ButtonLink>
          <ButtonLink to={landingActions.reference}>{landing.reference}</ButtonLink>
        </Actions>
        {install}
        <Needs>{site.newest.gem === site.gemVersion ? needs : `${needs} ${newest}`}</Needs>
      </Pitch>
      <Proof>{children}</Proof>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
  gap: ${theme.space[8]};
  /* At the top: what is centred moves while a slow page comes in piece by piece. */
  align-items: start;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
`;

const Pitch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-top: ${theme.space[8]};
  ${media.mobile} {
    padding-top: 0;
  }
  & h1 {
    font-size: clamp(${theme.fontSize.title}, 1.2rem + 3vw, ${theme.fontSize.hero});
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
  & h1 code {
    font-size: 0.94em;
    font-weight: ${theme.fontWeight.strong};
    letter-spacing: -0.04em;
  }
`;

const Lead = styled.p`
  max-width: ${theme.size.measure};
  font-size: ${theme.fontSize.lg};
  color: ${theme.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
`;

const Needs = styled.p`
  margin-top: calc(-1 * ${theme.space[3]});
  font-size: ${theme.fontSize.xs};
  color: ${theme.color.textMuted};
`;

const Proof = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  & figure > pre {
    font-size: ${theme.fontSize.xs};
  }
`;
