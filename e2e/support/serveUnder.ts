import { openServer, type RunningServer } from "./openServer";

/** Serves a site under a path that it was not built for; everything else is missing. */
export async function serveUnder(base: string, site: string): Promise<RunningServer> {
  return openServer(async (request, response) => {
    const path = request.url ?? "/";
    if (!path.startsWith(`${base}/`)) {
      response.writeHead(404).end();
      return;
    }
    const found = await fetch(site + path.slice(base.length));
    const type = found.headers.get("content-type") ?? "text/plain";
    response.writeHead(found.status, { "content-type": type }).end(await found.text());
  });
}
