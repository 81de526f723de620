import styled from "styled-components";
import { messages } from "../../config/messages";
import type { CoverageCount, CoveredClass, CoveredMember } from "../../shared/api/apiCoverage";
import { theme } from "../../theme/theme";
import { HeadingLine } from "../../ui/HeadingLine";
import { SiteLink } from "../../ui/links/SiteLink";
import { Fact, FactList } from "../FactList";

interface CoveredClassSectionProps {
  covered: CoveredClass;
  /** Of the whole class, also where a filter leaves only some of its members. */
  count: CoverageCount;
}

/** Renders one class of Playwright: how much of it there is in Ruby, and what. */
export function CoveredClassSection({ covered, count }: CoveredClassSectionProps) {
  const { name, path, implemented, missing, otherLanguages } = covered;
  const id = `coverage-${name.toLowerCase()}`;
  const summary = messages.coverage.summary(count.implemented, count.total, count.percent);
  return (
    <section>
      <Line>
        <HeadingLine level={3} id={id} name={name} end={<span>{summary}</span>}>
          <SiteLink href={path}>
            <code>{name}</code>
          </SiteLink>
        </HeadingLine>
      </Line>
      <FactList>
        {missing.length > 0 && (
          <Fact label={messages.coverage.missing}>
            <Members members={missing} />
          </Fact>
        )}
        {implemented.length > 0 && (
          <Fact label={messages.coverage.implemented}>
            <Members members={implemented} />
          </Fact>
        )}
        {otherLanguages.length > 0 && (
          <Fact label={messages.coverage.otherLanguages}>
            <Names>
              {otherLanguages.map((member) => (
                <li key={member}>
                  <code>{member}</code>
                </li>
              ))}
            </Names>
          </Fact>
        )}
      </FactList>
    </section>
  );
}

function Members({ members }: { members: readonly CoveredMember[] }) {
  return (
    <Names>
      {members.map(({ name, path }) => (
        <li key={name}>
          <SiteLink href={path}>
            <code>{name}</code>
          </SiteLink>
        </li>
      ))}
    </Names>
  );
}

const Line = styled.div`
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  & a {
    display: inline-block;
    min-height: 1.5rem;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & code {
    overflow-wrap: anywhere;
  }
`;
