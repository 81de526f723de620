import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Returns a server of a test's own, at a free port. What it cannot answer ends without an answer, as on a bad line. */
export async function openServer(answer: Answer): Promise<RunningServer> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
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
