import { escapeHtml } from "../../shared/text/escapeHtml";
import { formatLocation } from "../../shared/text/problem";
import { readWritingList } from "../api/readWritingList";
import { siteProblems } from "../check/siteProblems";
import type { DevelopServer } from "../output/serveFilesInDevelop";
import { lastUpdatedTimes } from "../pages/lastUpdated";
import { currentChoices } from "./followChoices";
import { authorStatus, type AuthorStatus, type ClassStatus } from "./authorStatus";

/** Answers for the status page of authors, which only a preview has. */
export function serveStatus(app: DevelopServer, root = process.cwd()): void {
  app.get(/^\/docs\/_status\/?$/, (_request, response) => {
    const type = { "content-type": "text/html; charset=utf-8" };
    try {
      const html = statusHtml(readStatus(root));
      response.writeHead(200, type).end(html);
    } catch (error) {
      response.writeHead(500, type).end(escapeHtml(String(error)));
    }
  });
}

function readStatus(root: string): AuthorStatus {
  const { written, problems } = currentChoices();
  const site = siteProblems(root, written);
  return authorStatus({
    content: site.content,
    problems: [...problems, ...site.problems],
    writingList: readWritingList(root),
    lastUpdated: lastUpdatedTimes(root),
    now: new Date(),
  });
}

/** Returns the status page as HTML without scripts. */
export function statusHtml(status: AuthorStatus): string {
  const { problems, writing, classes, unresolved, untouched } = status;
  const sections = [
    section(
      "Problems in the content",
      problems.map((problem) => [formatLocation(problem), problem.message, problem.hint ?? ""]),
    ),
    section(
      "What the release still wants",
      writing.map(({ kind, names, option, places, why }) => [
        kind,
        [names.join(", "), option ?? ""].filter(Boolean).join(" "),
        places.map(({ file, heading }) => [file, heading].filter(Boolean).join(" ")).join(", "),
        why,
      ]),
    ),
    section(
      "Members without an example",
      classes.flatMap(({ name, withoutExample }) => withoutExample.map((member) => [name, member])),
    ),
    section(
      "Calls that the example check could not judge",
      unresolved.map(({ file, line, name }) => [`${file}:${line}`, name]),
    ),
    section(
      "Pages that no commit has changed for a year",
      untouched.map(({ file, day }) => [day, file]),
    ),
    section("Words and examples", [classHead, ...classes.map(classRow)]),
  ];
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Status</title>${style}<h1>Status</h1>\n${sections.join("\n")}</html>\n`;
}

const style =
  "<style>body{font:1rem/1.5 system-ui;margin:2rem;max-width:70rem}td{padding:0 1rem 0 0;vertical-align:top;overflow-wrap:anywhere}</style>";

const classHead = ["Class", "Members and events", "Words", "Examples"];

function classRow({ name, members, words, examples }: ClassStatus): string[] {
  return [name, ...[members, words, examples].map(String)];
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  const heading = `<h2>${title}</h2>`;
  if (rows.length === 0) return `${heading}<p>None.</p>`;
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("");
  return `${heading}<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n")}</table>`;
}
