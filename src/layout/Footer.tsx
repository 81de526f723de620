import styled from "styled-components";
import { labelOf } from "../config/labelOf";
import { footerColumns, type FooterColumn } from "../config/navigation";
import { site } from "../config/site";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { Logo } from "../ui/Logo";
import { HelpOpener } from "./help/HelpOpener";
import { PageLink } from "../ui/links/PageLink";

/** Columns of links, logo and copyright. */
export function Footer() {
  return (
    <Foot data-screen-only="">
      <Inner>
        <Imprint>
          <Logo />
          <p>{messages.frame.copyright(site.copyrightYear, site.title)}</p>
          <HelpOpener />
        </Imprint>
        <Columns aria-label={messages.frame.footerNavigation}>
          {footerColumns.map((column) => (
            <Column key={column.title} column={column} />
          ))}
        </Columns>
      </Inner>
    </Foot>
  );
}

function Column({ column }: { column: FooterColumn }) {
  return (
    <div>
      <ColumnTitle>{labelOf(column.title)}</ColumnTitle>
      <Links>
        {column.links.map(({ label, href }) => (
          <li key={href}>
            {href.startsWith("/") ? (
              <PageLink to={href}>{labelOf(label)}</PageLink>
            ) : (
              <a href={href}>{labelOf(label)}</a>
            )}
          </li>
        ))}
      </Links>
    </div>
  );
}

const Foot = styled.footer`
  border-top: 1px solid ${theme.color.border};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[6]} ${theme.space[8]};
  max-width: ${theme.size.page};
  margin: 0 auto;
  padding: ${theme.space[7]} ${theme.space[5]};
  ${media.mobile} {
    padding: ${theme.space[6]} ${theme.space[4]};
  }
`;

const Imprint = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  max-width: 20rem;
`;

const Columns = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]} ${theme.space[8]};
`;

const ColumnTitle = styled.p`
  margin-bottom: ${theme.space[2]};
  font-weight: ${theme.fontWeight.strong};
  color: ${theme.color.text};
`;

const Links = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  & a {
    display: inline-block;
    padding: 0.125rem 0;
    text-decoration: none;
  }
`;
