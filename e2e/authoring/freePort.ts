import { createServer } from "node:net";

/** Returns a port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === "string") reject(new Error("There is no port."));
        else resolve(address.port);
      });
    });
  });
}
