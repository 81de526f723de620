import { memoizeSuccess } from "../../shared/timing/memoizeSuccess";
import { useLoaded } from "../../ui/useLoaded";
import { ResultSkeleton } from "../results/ResultSkeleton";
import type { Assistant } from "./hosted/assistant";
import type { HostedAnswer } from "./hosted/HostedAnswer";
import { QuotedAnswer, type AnswerProps } from "./QuotedAnswer";

interface Hosted {
  HostedAnswer: typeof HostedAnswer;
  assistant: Assistant;
}

const loadHosted = memoizeSuccess(async (): Promise<Hosted | null> => {
  // The names are spelt out, and asked here: where one is missing, webpack leaves out what is loaded.
  if (
    process.env.GATSBY_ALGOLIA_APP_ID &&
    process.env.GATSBY_ALGOLIA_SEARCH_KEY &&
    process.env.GATSBY_ALGOLIA_ASSISTANT_ID
  ) {
    const [{ HostedAnswer }, { createAssistant }] = await Promise.all([
      import("./hosted/HostedAnswer"),
      import("./hosted/assistant"),
    ]);
    const assistant = createAssistant({
      appId: process.env.GATSBY_ALGOLIA_APP_ID,
      searchKey: process.env.GATSBY_ALGOLIA_SEARCH_KEY,
      assistantId: process.env.GATSBY_ALGOLIA_ASSISTANT_ID,
    });
    return { HostedAnswer, assistant };
  }
  return null;
});

/** Renders the answer of the configured assistant; where there is none, these docs are quoted. */
export function Answer(props: AnswerProps) {
  const hosted = useLoaded(loadHosted);
  if (hosted === undefined) return <ResultSkeleton />;
  if (hosted === null) return <QuotedAnswer {...props} />;
  return <hosted.HostedAnswer {...props} assistant={hosted.assistant} />;
}
