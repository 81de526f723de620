import { useEffect, useRef, useState } from "react";
import { searchMessages } from "../../config/searchMessages";
import { DialogBody } from "../dialog/DialogBody";
import type { SearchBackend } from "../backends/searchBackend";
import { AskField } from "./AskField";
import { AskFooter } from "./AskFooter";
import { AskStart } from "./AskStart";
import { Answer } from "./Answer";

interface AskViewProps {
  backend: SearchBackend;
  /** The text that the search and a question share. */
  query: string;
  onQuery: (query: string) => void;
  onBack: () => void;
  onClose: () => void;
}

/** Renders a question, and what these docs say to it. */
export function AskView({ backend, query, onQuery, onBack, onClose }: AskViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState(query.trim());
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [question]);
  function ask(text: string) {
    onQuery(text);
    setQuestion(text.trim());
    field.current?.focus();
  }
  return (
    <>
      <AskField ref={field} query={query} onQuery={onQuery} onAsk={ask} onBack={onBack} />
      <DialogBody ref={body} aria-label={searchMessages.ask.found}>
        {question === "" ? (
          <AskStart onAsk={ask} />
        ) : (
          <Answer
            key={question}
            backend={backend}
            question={question}
            onSearch={onBack}
            onFollow={onClose}
          />
        )}
      </DialogBody>
      <AskFooter />
    </>
  );
}
