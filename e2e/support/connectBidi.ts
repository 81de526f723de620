import { once } from "node:events";
import { WebSocket } from "ws";

/** A connection to a browser that speaks WebDriver BiDi. */
export interface Bidi {
  send: <T>(method: string, params: object) => Promise<T>;
  on: <T>(event: string, listener: (params: T) => void) => void;
  close: () => void;
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
  method?: string;
  params?: unknown;
}

/** Connects to the address at which a browser listens. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  // A browser that ends breaks the connection off, at times while it is being closed. Whoever still waits is told by its
  // own limit.
  socket.on("error", () => undefined);
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else listeners.get(message.method ?? "")?.(message.params);
  });
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error, message }) => {
          if (error === undefined) resolve(result as T);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, listener) => {
      listeners.set(event, listener as (params: unknown) => void);
    },
    close: () => socket.close(),
  };
}
