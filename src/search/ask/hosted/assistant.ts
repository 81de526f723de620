import { type AssistantConfig, assistantOrigin } from "../../../config/search";
import { site } from "../../../config/site";
import { type AssistantPart, readPart } from "./assistantPart";

/** In milliseconds. */
const assistantTimes = {
  /** The longest that a reader waits for the first and for each next piece. */
  patience: 15_000,
  feedback: 5_000,
};

/** A hosted assistant: Algolia's Agent Studio, or in tests what speaks like it. */
export interface Assistant {
  /** The answer to a question, piece by piece. Throws when it breaks off, and ends when `signal` stops it. */
  answer(question: string, signal: AbortSignal): AsyncGenerator<AssistantPart>;
  sendFeedback(messageId: string, isHelpful: boolean): Promise<void>;
}

/** Returns the configured assistant; `origin` stands in for Algolia's host. */
export function createAssistant(
  { appId, searchKey, assistantId }: AssistantConfig,
  origin = assistantOrigin(appId),
  times = assistantTimes,
): Assistant {
  const headers = {
    "content-type": "application/json",
    "x-algolia-application-id": appId,
    "x-algolia-api-key": searchKey,
  };
  const post = (path: string, body: object, signal: AbortSignal) =>
    fetch(`${origin}/agent-studio/1${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal,
    });
  return {
    async *answer(question, signal) {
      const idle = new AbortController();
      const silence = () => idle.abort(new Error("The assistant is silent."));
      let timer = setTimeout(silence, times.patience);
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(silence, times.patience);
      };
      const path = `/agents/${encodeURIComponent(assistantId)}/completions?stream=true&compatibilityMode=ai-sdk-5`;
      try {
        const response = await post(path, toBody(question), AbortSignal.any([signal, idle.signal]));
        yield* readAnswer(response, wait);
      } finally {
        clearTimeout(timer);
      }
    },
    async sendFeedback(messageId, isHelpful) {
      const body = { messageId, agentId: assistantId, vote: isHelpful ? 1 : 0 };
      const response = await post("/feedback", body, AbortSignal.timeout(times.feedback));
      if (!response.ok) throw new Error(`Feedback was answered with status ${response.status}.`);
    },
  };
}

function toBody(question: string) {
  const parts = [{ type: "text", text: question }];
  return { id: crypto.randomUUID(), messages: [{ role: "user", parts }] };
}

async function* readAnswer(response: Response, onBytes: () => void): AsyncGenerator<AssistantPart> {
  if (!response.ok || !response.body) {
    throw new Error(`The assistant answered with status ${response.status}.`);
  }
  for await (const data of readEvents(response.body, onBytes)) {
    const part = readPart(data, site.url);
    if (part?.type === "failed") throw new Error(part.reason);
    if (part) yield part;
    if (part?.type === "finished") return;
  }
  throw new Error("The answer breaks off.");
}

/** An event that is longer is none of ours. */
const longestEvent = 1_000_000;

/** Returns the data of each event of a stream of server-sent events. `onBytes` is told whenever some of it comes in. */
async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let pending = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes();
      pending += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const events = pending.split(/\r\n\r\n|\n\n|\r\r/);
      pending = done ? "" : (events.pop() ?? "");
      if (pending.length > longestEvent) throw new Error("An event of the answer does not end.");
      yield* events.map(dataOf).filter((data) => data !== "");
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Returns an event's `data:` lines; comments and other fields say nothing. */
function dataOf(event: string): string {
  return event
    .split(/\r\n|\n|\r/)
    .flatMap((line) => (line.startsWith("data:") ? [line.slice("data:".length).trimStart()] : []))
    .join("\n");
}
