import { setTimeout as sleep } from "node:timers/promises";

/** A session of a browser that speaks classic WebDriver. */
export interface DriverSession {
  post: <T>(command: string, parameters: object) => Promise<T>;
  close: () => Promise<void>;
}

/** Waits for a driver that has been started, and opens a session of its browser. */
export async function connectDriver(address: string): Promise<DriverSession> {
  await untilListening(`${address}/status`);
  const { sessionId } = await send<{ sessionId: string }>("POST", `${address}/session`, {
    capabilities: {},
  });
  const session = `${address}/session/${sessionId}`;
  return {
    post: (command, parameters) => send("POST", `${session}/${command}`, parameters),
    close: () => send("DELETE", session),
  };
}

async function send<T>(method: string, address: string, parameters?: object): Promise<T> {
  const body = parameters && JSON.stringify(parameters);
  const answer = await fetch(address, { method, ...(body && { body }) });
  const { value } = (await answer.json()) as { value: T & { error: string; message: string } };
  if (answer.ok) return value;
  throw new Error(`${address}: ${value.error}: ${value.message}`);
}

async function untilListening(status: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(status).catch(() => null)) return;
    await sleep(100);
  }
  throw new Error(`No driver answers at ${status}.`);
}
