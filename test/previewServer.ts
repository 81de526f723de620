import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { join } from "node:path";
import { createPreviewServer } from "../scripts/preview/createPreviewServer";
import { listen } from "../scripts/preview/listen";
import { portOf } from "./portOf";

export interface PreviewAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** Header names in lower case, each as often as it was sent. */
  names: string[];
  body: Buffer;
}

type Ask = (
  method: string,
  path: string,
  headers?: Record<string, string>,
) => Promise<PreviewAnswer>;

/** Serves the small built site of `test/fixtures` during the tests of a file, and asks it. */
export function servePreview(): Ask {
  let server: Server;
  beforeAll(async () => {
    server = await createPreviewServer(join(__dirname, "fixtures/site"));
    await listen(server, 0);
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return (method, path, headers = {}) => ask({ port: portOf(server), method, path, headers });
}

/** Sends a request as it is written: `fetch` would tidy the path first. */
function ask(options: {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
}): Promise<PreviewAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status, headers, rawHeaders } = response;
        const names = rawHeaders.filter((_, index) => index % 2 === 0);
        resolve({
          status,
          headers,
          names: names.map((name) => name.toLowerCase()),
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on("error", reject).end();
  });
}
