import { setTimeout as wait } from "node:timers/promises";
import { openServer, type RunningServer } from "./openServer";

/** Long enough for a frame that shows what has come. */
const pauseMs = 300;

/** Serves a page of a site over a slow line: a pause before each of the marks in its HTML. */
export async function serveInParts(site: string, marks: RegExp): Promise<RunningServer> {
  return openServer(async (request, response) => {
    const found = await fetch(site + (request.url ?? "/"));
    response.writeHead(found.status, { "content-type": found.headers.get("content-type") ?? "" });
    const [first, ...rest] = (await found.text()).split(marks);
    response.write(first);
    for (const part of rest) {
      await wait(pauseMs);
      response.write(part);
    }
    response.end();
  });
}
