import styled from "styled-components";
import { site } from "../../config/site";
import { messages } from "../../config/messages";
import { media, navbarUpTo } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { Logo } from "../../ui/Logo";
import { PageLink } from "../../ui/links/PageLink";

/** Renders logo and name, which lead home. */
export function Brand() {
  return (
    <HomeLink to="/" aria-label={messages.frame.home(site.title)}>
      <Logo />
      <Name>{site.title}</Name>
    </HomeLink>
  );
}

const HomeLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  text-decoration: none;
  &:hover {
    color: inherit;
  }
`;

const Name = styled.span`
  font-weight: ${theme.fontWeight.strong};
  letter-spacing: -0.015em;
  white-space: nowrap;
  ${media.phone} {
    font-size: ${theme.fontSize.sm};
    line-height: 1.2;
    white-space: normal;
  }
  ${navbarUpTo.logo} {
    display: none;
  }
`;
