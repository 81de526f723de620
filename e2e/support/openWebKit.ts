import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { actingWith, type DrivenPage } from "./drivenPage";
import { openServer } from "./openServer";
import { connectDriver } from "./connectDriver";

/**
 * Starts an installed WebKit and opens a page in it, which is driven by classic WebDriver. Its window is on a display
 * of its own where this machine has none.
 */
export async function openWebKit(program: string): Promise<DrivenPage> {
  const display = process.env["DISPLAY"] ? null : await openDisplay();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      ...(display && { DISPLAY: display.name }),
      GDK_BACKEND: "x11",
      // A machine of tests has no graphics, and WebKit would wait for them.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    },
  });
  const session = await connectDriver(`http://127.0.0.1:${port}`);
  await session.post("window/rect", { width: 1280, height: 900 });
  const messages: string[] = [];

  const evaluate = <T>(expression: string) =>
    session.post<T>("execute/async", {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null));`,
      args: [],
    });
  const act = (actions: object) => session.post("actions", { actions });
  const hear = async () => messages.push(...(await evaluate<string[]>(takeHeard)));

  return {
    evaluate,
    open: async (url) => {
      await hear();
      await session.post("url", { url });
      await evaluate(listen);
    },
    ...actingWith(act, evaluate),
    back: async () => {
      await session.post("back", {});
    },
    takeMessages: async () => {
      await hear();
      return messages.splice(0);
    },
    close: async () => {
      await session.close();
      driver.kill();
      if (driver.exitCode === null) await once(driver, "exit");
      display?.close();
    },
  };
}

const takeHeard = "window.heard?.splice(0) ?? []";

/**
 * Classic WebDriver has no log, so the page listens itself from `load` on: to exceptions, refusals of the policy,
 * files that do not come, and what scripts write to the console. It does not hear what was before `load`, nor what the
 * browser alone writes to its console.
 */
const listen = `(() => {
  const heard = (window.heard = []);
  addEventListener("error", ({ message, target }) => heard.push("error: " + (message || target.outerHTML)), true);
  addEventListener("unhandledrejection", ({ reason }) => heard.push("rejection: " + reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    heard.push("refused: " + effectiveDirective + " " + blockedURI));
  for (const level of ["error", "warn"]) console[level] = (...values) => heard.push(level + ": " + values.join(" "));
})()`;

interface Display {
  name: string;
  close: () => void;
}

/** Xvfb chooses a number that is free, and says which when it is there. */
async function openDisplay(): Promise<Display> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = (await once(server.stdio[3] as Readable, "data")) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => server.kill() };
}

async function freePort(): Promise<string> {
  const { origin, close } = await openServer(() => undefined);
  await close();
  return new URL(origin).port;
}
