import { createServer, type Server } from "node:net";

/** The address that nobody but this machine reaches. */
const loopback = "127.0.0.1";

/**
 * Starts a server on a port, for this machine alone unless `host` says otherwise; throws one clear line where that
 * cannot be.
 */
export async function listen(server: Server, port: number, host = loopback): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port, host)));
    server.listen(port, host, resolve);
  });
}

/** Throws as `listen` does, before there is anything to serve. */
export async function assertPortFree(port: number, host?: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: Error, port: number, host: string): Error {
  const code = "code" in error ? error.code : null;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Error(`HOST is "${host}", which is no address of this machine. Try HOST=0.0.0.0`);
  if (code !== "EADDRINUSE") return error;
  return new Error(
    `Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
  );
}

/** Returns the address to serve on: `HOST`, or nothing where it is not set. */
export function readHost(env: NodeJS.ProcessEnv): string | undefined {
  const host = env["HOST"];
  return host === "" ? undefined : host;
}

/** Returns the port to serve on: `PORT`, or 9000. */
export function readPort(env: NodeJS.ProcessEnv, otherwise = 9000): number {
  const value = env["PORT"] ?? "";
  if (value === "") return otherwise;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}
