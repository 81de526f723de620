import styled from "styled-components";
import { messages } from "../../config/messages";
import { countCoverage } from "../../shared/api/apiCoverage";
import { theme } from "../../theme/theme";
import { useApiCoverage } from "./ApiOverviewProvider";
import { CoveredClassSection } from "./CoveredClassSection";
import { UnwrappedClasses } from "./UnwrappedClasses";

/** Renders the part of Playwright's API that the library has: in all, and class by class. */
export function ApiCoverage() {
  const { classes, unwrapped } = useApiCoverage();
  const { implemented, total, percent } = countCoverage(classes);
  return (
    <Root>
      <strong>{messages.coverage.summary(implemented, total, percent)}</strong>
      {classes.map((covered) => (
        <CoveredClassSection key={covered.name} covered={covered} />
      ))}
      {unwrapped.length > 0 && <UnwrappedClasses classes={unwrapped} />}
    </Root>
  );
}

const Root = styled.div`
  font-size: ${theme.fontSize.sm};
  & > strong {
    font-size: ${theme.fontSize.lg};
  }
  & > section {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.border};
  }
`;
