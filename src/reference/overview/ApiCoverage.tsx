import { useDeferredValue, useMemo, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { countCoverage } from "../../shared/api/apiCoverage";
import { theme } from "../../theme/theme";
import { useOverview } from "./overviewContext";
import { CoveredClassSection } from "./CoveredClassSection";
import { countNames, filterCoverage } from "./filterCoverage";
import { filteredList } from "../filteredList";
import { ListFilter } from "../ListFilter";
import { UnwrappedClasses } from "./UnwrappedClasses";

/** Renders the part of Playwright's API that the library has: in all, and class by class. */
export function ApiCoverage() {
  const coverage = useOverview("apiCoverage");
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  const shown = useMemo(() => filterCoverage(coverage, wanted), [coverage, wanted]);
  const { implemented, total, percent } = countCoverage(coverage.classes);
  return (
    <Root>
      <header>
        <strong>{messages.coverage.summary(implemented, total, percent)}</strong>
        <ListFilter
          label={messages.coverage.filter}
          query={query}
          onQuery={setQuery}
          shown={countNames(shown)}
          all={countNames(coverage)}
        />
      </header>
      {shown.classes.map((covered) => (
        <CoveredClassSection
          key={covered.name}
          covered={covered}
          count={countCoverage(coverage.classes.filter(({ name }) => name === covered.name))}
        />
      ))}
      {shown.unwrapped.length > 0 && <UnwrappedClasses classes={shown.unwrapped} />}
      {countNames(shown) === 0 && <p>{messages.coverage.noneFound(query)}</p>}
    </Root>
  );
}

const Root = styled.div`
  ${filteredList}
  & > header > strong {
    font-size: ${theme.fontSize.lg};
    color: ${theme.color.text};
  }
  & > section {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[3]};
    border-top: 1px solid ${theme.color.border};
  }
`;
