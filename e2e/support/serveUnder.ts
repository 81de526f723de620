import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a site under a path that it was not built for; everything else is missing. */
export async function serveUnder(base: string, site: string): Promise<RunningServer> {
  const server = createServer((request, response) => {
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
