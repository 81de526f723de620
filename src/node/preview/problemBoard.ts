import { formatProblems, type Problem } from "../../shared/text/problem";
import type { ServerResponse } from "node:http";
import { problemsPath } from "../../shared/constants";
import type { DevelopServer } from "../output/serveFilesInDevelop";

/** The problems of a preview: who looks for them puts them here, terminal and browser show them. */
export interface ProblemBoard {
  /** Puts what one check has found in the place of what it found before. */
  put: (check: string, found: readonly Problem[]) => void;
  problems: () => Problem[];
  /** Calls a listener after each change until it is taken off again. */
  listen: (onChange: () => void) => () => void;
}

/** Prints by Gatsby's reporter. */
type Print = Record<"warn" | "success", (text: string) => void>;

/** Creates an empty board. */
export function createProblemBoard(): ProblemBoard {
  const checks = new Map<string, readonly Problem[]>();
  const listeners = new Set<() => void>();
  const problems = () => [...checks.values()].flat();
  return {
    problems,
    put: (check, found) => {
      const before = JSON.stringify(problems());
      checks.set(check, found);
      if (JSON.stringify(problems()) === before) return;
      for (const onChange of listeners) onChange();
    },
    listen: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Prints the problems each time they change, and a word when there are none any more. */
export function printProblems(board: ProblemBoard, { warn, success }: Print): void {
  board.listen(() => {
    const problems = board.problems();
    if (problems.length === 0) success("Everything is mended: the content has no problem.");
    else warn(formatProblems(problems));
  });
}

/** The board of this process. */
export const problemBoard = createProblemBoard();

/** Sends browsers the problems of a preview: once when they ask, and again at each change. */
export function serveProblems(app: DevelopServer, board: ProblemBoard): void {
  app.get(new RegExp(`^${problemsPath}$`), (_request, response) => {
    // Without `no-transform` Gatsby's server would keep events until they are worth compressing.
    const headers = {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    };
    response.writeHead(200, headers);
    const send = () => sendEvent(response, board.problems());
    send();
    response.on("close", board.listen(send));
  });
}

function sendEvent(response: ServerResponse, data: unknown): void {
  response.write(`data: ${JSON.stringify(data)}\n\n`);
}
