import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "./siteFiles";

/** The part of Gatsby's development server that is used here; it is an Express app. */
export interface DevelopServer {
  get(path: RegExp, handler: (request: IncomingMessage, response: ServerResponse) => void): unknown;
}

/** Answers for what `gatsby develop` does not write, with files made anew for each request. */
export function serveFilesInDevelop(
  app: DevelopServer,
  getFiles: (path: string) => SiteFile[],
): void {
  app.get(
    /^\/(?:(?:search|preview|ask)\/[\w./-]+\.json|[\w./-]+\.md|llms\.txt)$/,
    (request, response) => {
      const asked = request.url?.split("?")[0] ?? "";
      try {
        sendFile(
          response,
          getFiles(asked).find(({ path }) => path === asked),
        );
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    },
  );
}

function sendFile(response: ServerResponse, file: SiteFile | undefined): void {
  if (!file) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": typeOf(file) }).end(file.body);
}

function typeOf({ path }: SiteFile): string {
  return path.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8";
}
