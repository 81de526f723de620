import { useState } from "react";
import styled from "styled-components";
import { formatOldest } from "../../config/formatOldest";
import { messages } from "../../config/messages";
import { installCommand, isPrerelease, type GemVersion } from "../../shared/versions/gemVersion";
import { theme } from "../../theme/theme";
import { FilterField } from "../../ui/FilterField";
import { Command } from "../codeBlock/Command";
import { useOverview } from "../../reference/overview/overviewContext";
import { Table } from "../Table";

/** The number of releases above the fold. */
const recentCount = 12;

/**
 * Renders every release of the gem with what belongs to it; older ones are folded until the reader opens or filters
 * them.
 */
export function VersionTable() {
  const versions = useOverview("gemVersions");
  const [query, setQuery] = useState("");
  const recent = versions.filter(({ gem }) => !isPrerelease(gem)).slice(0, recentCount);
  const older = versions.filter((version) => !recent.includes(version));
  const found = versions.filter(({ gem, playwright }) =>
    [gem, playwright].some((number) => number?.includes(query.trim())),
  );
  return (
    <Root>
      <header>
        <Filter label={messages.versions.filter} query={query} onQuery={setQuery} />
        <span role="status">{query !== "" && said(found.length, query)}</span>
      </header>
      {query === "" ? (
        <>
          <Rows versions={recent} />
          <details>
            <summary>{messages.versions.older(older.length)}</summary>
            <Rows versions={older} />
          </details>
        </>
      ) : (
        found.length > 0 && <Rows versions={found} />
      )}
    </Root>
  );
}

function said(count: number, query: string): string {
  return count === 0 ? messages.versions.noneFound(query) : messages.versions.found(count);
}

function Rows({ versions }: { versions: readonly GemVersion[] }) {
  const { columns } = messages.versions;
  return (
    <Table>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <Row key={version.gem} version={version} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ version: { gem, released, playwright, ruby, node } }: { version: GemVersion }) {
  return (
    <tr>
      <th scope="row">{gem}</th>
      <td>
        <time dateTime={released}>{released}</time>
      </td>
      <td>{playwright ?? messages.versions.unrecorded}</td>
      <td>{formatOldest(ruby)}</td>
      <td>{formatOldest(node)}</td>
      <td>{playwright !== null && <Command text={installCommand(playwright)} />}</td>
    </tr>
  );
}

const Filter = styled(FilterField)`
  width: 22rem;
`;

const Root = styled.div`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    margin-bottom: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
  & :is(td, th) {
    /* Closer than in other tables, so that the command has room. */
    padding-inline-end: ${theme.space[2]};
    vertical-align: middle;
    white-space: nowrap;
  }
  & tbody th {
    border-bottom-color: ${theme.color.border};
  }
  & summary {
    display: inline-block;
    padding: ${theme.space[2]} 0;
    text-decoration: underline;
  }
`;
