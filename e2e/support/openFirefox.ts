import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectBidi } from "./connectBidi";
import { actingWith, type DrivenPage } from "./drivenPage";

interface LogEntry {
  level: string;
  text: string | null;
}

/** Starts an installed Firefox without a window and opens a page in it, which is driven by WebDriver BiDi. */
export async function openFirefox(program: string): Promise<DrivenPage> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const bidi = await connectBidi(`${await readAddress(browser)}/session`);
  await bidi.send("session.new", { capabilities: {} });
  const tree = await bidi.send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = tree.contexts[0]?.context ?? "";
  const viewport = { width: 1280, height: 800 };
  await bidi.send("browsingContext.setViewport", { context, viewport });
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });
  const messages: string[] = [];
  bidi.on<LogEntry>("log.entryAdded", ({ level, text }) => messages.push(`${level}: ${text}`));
  const act = (actions: object) => bidi.send("input.performActions", { context, actions });

  async function evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await bidi.send<Evaluation>("script.evaluate", {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context },
      awaitPromise: true,
    });
    if (!result) throw new Error(exceptionDetails?.text ?? `${expression} has no value.`);
    return JSON.parse(result.value) as T;
  }

  return {
    evaluate,
    open: async (url) => {
      await bidi.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    ...actingWith(act, evaluate),
    back: async () => {
      await bidi.send("browsingContext.traverseHistory", { context, delta: -1 });
    },
    takeMessages: () => Promise.resolve(messages.splice(0)),
    close: async () => {
      bidi.close();
      browser.kill();
      if (browser.exitCode === null) await once(browser, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Evaluation {
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Firefox says on its error output where it listens. */
async function readAddress({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of stderr ?? []) {
    said += String(text);
    const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`Firefox did not start:\n${said}`);
}
