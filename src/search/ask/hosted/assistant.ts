import { assistantOrigin, type AssistantConfig } from "../../../config/search";
import { site } from "../../../config/site";
import { readPart, type AssistantPart } from "./assistantPart";
import { readEvents } from "./readEvents";

/** The longest that a reader waits for the first and for each next piece, in milliseconds. */
const longestSilence = 15_000;

/**
 * A hosted assistant: Algolia's Agent Studio, or in tests what speaks like it. Gives the answer to a question piece by
 * piece, throws when it breaks off, and ends when `signal` stops it.
 */
export type Assistant = (question: string, signal: AbortSignal) => AsyncGenerator<AssistantPart>;

/** Returns the configured assistant; `origin` stands in for Algolia's host. */
export function createAssistant(
  { appId, searchKey, assistantId }: AssistantConfig,
  origin = assistantOrigin(appId),
  patience = longestSilence,
): Assistant {
  const path = `/agent-studio/1/agents/${encodeURIComponent(assistantId)}/completions`;
  return async function* (question, signal) {
    const idle = new AbortController();
    const silence = () => idle.abort(new Error("The assistant is silent."));
    let timer = setTimeout(silence, patience);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(silence, patience);
    };
    try {
      const response = await fetch(`${origin}${path}?stream=true&compatibilityMode=ai-sdk-5`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-algolia-application-id": appId,
          "x-algolia-api-key": searchKey,
        },
        body: JSON.stringify(toBody(question)),
        signal: AbortSignal.any([signal, idle.signal]),
      });
      yield* readAnswer(response, wait);
    } finally {
      clearTimeout(timer);
    }
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
