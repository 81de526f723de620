import { useEffect, useReducer, useRef } from "react";
import type { Assistant } from "./assistant";
import type { AnswerSource, AssistantPart } from "./assistantPart";

/** The true state of an answer that an assistant writes; `text` is what is there of it. */
export interface HostedState {
  status: "writing" | "finished" | "stopped" | "failed";
  text: string;
  sources: readonly AnswerSource[];
  messageId: string | null;
}

type Change = AssistantPart | { type: "stopped" };

const begun: HostedState = { status: "writing", text: "", sources: [], messageId: null };

/** Returns what the assistant writes to a question, and what stops it. */
export function useHostedAnswer(assistant: Assistant, question: string) {
  const [state, change] = useReducer(changed, begun);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    stopping.current = abort;
    void write(assistant, question, abort.signal, change);
    return () => abort.abort();
  }, [assistant, question]);
  function stop() {
    stopping.current?.abort();
    change({ type: "stopped" });
  }
  return { state, stop };
}

async function write(
  assistant: Assistant,
  question: string,
  signal: AbortSignal,
  change: (part: Change) => void,
): Promise<void> {
  try {
    for await (const part of assistant.answer(question, signal)) {
      if (signal.aborted) return;
      change(part);
    }
  } catch (error) {
    if (!signal.aborted) change({ type: "failed", reason: String(error) });
  }
}

/** Returns the state after a part of the answer has come in. An answer without a word is none. */
export function changed(state: HostedState, part: Change): HostedState {
  switch (part.type) {
    case "started":
      return { ...state, messageId: part.messageId };
    case "text":
      return { ...state, text: state.text + part.text };
    case "sources": {
      const isNew = ({ url }: AnswerSource) => state.sources.every((known) => known.url !== url);
      return { ...state, sources: [...state.sources, ...part.sources.filter(isNew)] };
    }
    case "finished":
      return { ...state, status: state.text.trim() === "" ? "failed" : "finished" };
    case "stopped":
    case "failed":
      return { ...state, status: part.type };
  }
}
