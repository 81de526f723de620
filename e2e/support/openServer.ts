import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface RunningServer {
  origin: string;
  close: () => Promise<void>;
}

/** Returns a server of a test's own, at a free port. */
export async function openServer(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer);
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
