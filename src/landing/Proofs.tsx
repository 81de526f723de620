import styled from "styled-components";
import { messages } from "../config/messages";
import { ContentTree } from "../mdx/ContentTree";
import { Prose } from "../mdx/Prose";
import type { TitledSection } from "../shared/content/sectionsOf";
import { media } from "../theme/breakpoints";
import { theme } from "../theme/theme";
import { VisuallyHidden } from "../ui/VisuallyHidden";

interface ProofsProps {
  sections: readonly TitledSection[];
}

/** Renders claims, each with the lines that prove it. */
export function Proofs({ sections }: ProofsProps) {
  return (
    <section>
      <VisuallyHidden as="h2">{messages.landing.proofs}</VisuallyHidden>
      <Grid>
        {sections.map(({ id, title, content }) => (
          <div key={id}>
            <h3 id={id}>{title}</h3>
            <Prose>
              <ContentTree content={content} />
            </Prose>
          </div>
        ))}
      </Grid>
    </section>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[8]};
  & h3 {
    margin-bottom: ${theme.space[2]};
  }
  & p {
    color: ${theme.color.textMuted};
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[7]};
  }
`;
