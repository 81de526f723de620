import { useEffect, useState } from "react";
import type { SearchBackend } from "../backends/searchBackend";
import { createAskPageLoader } from "./createAskPageLoader";
import { quoteAnswer, type QuotedAnswer } from "./quoteAnswer";

/** The true state of an answer that is quoted. */
export type QuotedState =
  | { status: "waiting" }
  | { status: "quoted"; answer: QuotedAnswer }
  | { status: "nothing" }
  | { status: "failed"; retry: () => void };

const loadPage = createAskPageLoader();

type Outcome = Exclude<QuotedState, { status: "waiting" | "failed" }> | { status: "failed" };

/** Returns what these docs say to a question. The last question wins, however late the answers to others come. */
export function useQuotedAnswer(backend: SearchBackend, question: string): QuotedState {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; outcome: Outcome } | null>(null);
  const key = `${attempt} ${question}`;
  useEffect(() => {
    let isWanted = true;
    const settle = (outcome: Outcome) => {
      if (isWanted) setSettled({ key, outcome });
    };
    quoteAnswer(question, { backend, loadPage }).then(
      (answer) => settle(answer ? { status: "quoted", answer } : { status: "nothing" }),
      () => settle({ status: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [backend, question, key]);
  if (settled?.key !== key) return { status: "waiting" };
  return settled.outcome.status === "failed"
    ? { status: "failed", retry: () => setAttempt(attempt + 1) }
    : settled.outcome;
}
