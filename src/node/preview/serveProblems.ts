import type { ServerResponse } from "node:http";
import { problemsPath } from "../../shared/constants";
import type { DevelopServer } from "../output/serveFilesInDevelop";
import type { ProblemBoard } from "./problemBoard";

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
