import type { Server } from "node:http";

/** Returns the port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}
