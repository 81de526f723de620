import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { serveFilesInDevelop } from "./serveFilesInDevelop";
import type { SiteFile } from "./siteFiles";

const files = [{ path: "/search/index.json", body: '{"contents":[]}' }];

describe("serveFilesInDevelop", () => {
  it.each([
    ["a file of the index", "/search/index.json", () => files, 200, files[0]?.body],
    ["a query after it", "/search/index.json?1", () => files, 200, files[0]?.body],
    [
      "the Markdown of a page",
      "/docs/api/page.md",
      () => [{ path: "/docs/api/page.md", body: "# Page" }],
      200,
      "# Page",
    ],
    ["a file that is not there", "/search/other.json", () => files, 404, ""],
    [
      "what cannot be built",
      "/search/index.json",
      () => {
        throw new Error("Bad fact");
      },
      500,
      "Error: Bad fact",
    ],
  ])("answers for %s", async (_case, path, getFiles, status, body) => {
    const response = await request(path, getFiles);
    expect(response).toEqual({ status, body });
  });
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function request(path: string, getFiles: () => SiteFile[]) {
  const handlers: Handler[] = [];
  serveFilesInDevelop({ get: (_path, handler) => handlers.push(handler) }, getFiles);
  const server = createServer((incoming, outgoing) => handlers[0]?.(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  const answer = { status: response.status, body: await response.text() };
  server.close();
  return answer;
}
