import styled from "styled-components";
import { labelOf } from "../config/labelOf";
import { waysIn } from "../config/landing";
import { messages } from "../config/messages";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { PageLink } from "../ui/links/PageLink";

/** Renders links into the documentation, by what the reader brings. */
export function WaysIn() {
  return (
    <section>
      <Title>{messages.landing.waysIn}</Title>
      <Columns>
        {waysIn.map(({ title, links }) => (
          <div key={title}>
            <h3>{labelOf(title)}</h3>
            <ul>
              {links.map(({ label, path, isCode }) => (
                <li key={label}>
                  <PageLink to={path}>{isCode ? <code>{label}</code> : labelOf(label)}</PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[5]};
  font-size: ${theme.fontSize.xxl};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[8]};
  & h3 {
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.border};
    font-size: ${theme.fontSize.md};
  }
  & ul {
    display: grid;
    margin-top: ${theme.space[2]};
  }
  & a {
    display: inline-block;
    padding: 0.1875rem 0;
    text-decoration: none;
    color: ${theme.color.textMuted};
  }
  & a:hover {
    color: ${theme.color.accent};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
