import { createServer, type Server } from "node:net";

/** Starts a server on a port; throws one clear line where the port is taken. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, port)));
    server.listen(port, resolve);
  });
}

/** Throws as `listen` does, before there is anything to serve. */
export async function assertPortFree(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
}

function explain(error: Error, port: number): Error {
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  if (!isTaken) return error;
  return new Error(
    `Port ${port} is taken. Stop what runs there, or choose another port: PORT=${port + 1} npm start`,
  );
}
