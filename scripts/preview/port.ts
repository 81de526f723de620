/** Returns the port to serve on: `PORT`, or 9000. */
export function readPort(env: NodeJS.ProcessEnv, otherwise = 9000): number {
  const value = env["PORT"] ?? "";
  if (value === "") return otherwise;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT is "${value}"; it must be a number from 1 to 65535.`);
}
