import type { Table, TableRow } from "mdast";
import type { Finding } from "../../../shared/text/problem";

/** What is wrong with a row, and the row. */
export interface RowFinding extends Finding {
  at: TableRow;
}

/** Returns the rows that have another number of cells than their header: what is too much is not shown. */
export function tableFindings({ children: [header, ...rows] }: Table): RowFinding[] {
  if (header === undefined) return [];
  const wanted = header.children.length;
  if (rows.length === 0) return [{ at: header, ...rowless }];
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map((at) => ({ at, ...miscounted(at.children.length, wanted) }));
}

/** Returns the finding of a paragraph that was meant as a table: its row of dashes does not fit the row above. */
export function delimiterFinding(lines: readonly string[]): (Finding & { index: number }) | null {
  const index = lines.findIndex((line, number) => number > 0 && delimiter.test(line.trim()));
  if (index === -1) return null;
  const header = countCells(lines[index - 1] ?? "");
  const dashes = countCells(lines[index] ?? "");
  const message = `The header has ${cells(header)} and the row of dashes ${dashes}, so this is no table.`;
  return { index, rule: "markdown-table", message, hint: "Write one --- for each cell above." };
}

const delimiter = /^(?=.*\|)\|?(?:\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?$/;

function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}

function cells(count: number): string {
  return count === 1 ? "1 cell" : `${count} cells`;
}

const rowless: Finding = {
  rule: "markdown-table",
  message: "The table has no rows.",
  hint: "Write them below the row of dashes, without a blank line.",
};

function miscounted(found: number, wanted: number): Finding {
  const lost = found > wanted ? ", so the rest of it is not shown" : "";
  const message = `The row has ${cells(found)} and the header ${wanted}${lost}.`;
  const more = "Write | in a cell as \\|, also in code.";
  const fewer = "Write an empty cell as | |, and leave a blank line below a table.";
  return { rule: "markdown-table", message, hint: found > wanted ? more : fewer };
}
