import { openServer, type RunningServer } from "./openServer";

/** Serves a site under a path that it was not built for; everything else is missing. */
export async function serveUnder(base: string, site: string): Promise<RunningServer> {
  return openServer((request, response) => {
    const path = request.url ?? "/";
    const answer = path.startsWith(`${base}/`) ? fetch(site + path.slice(base.length)) : null;
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    void answer.then(async (found) => {
      const type = found.headers.get("content-type") ?? "text/plain";
      response.writeHead(found.status, { "content-type": type }).end(await found.text());
    });
  });
}
