import { assistantOrigin, type AssistantConfig } from "../../../config/search";
import { site } from "../../../config/site";
import { readPart, type AssistantPart } from "./assistantPart";
import { readEvents } from "./readEvents";

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
