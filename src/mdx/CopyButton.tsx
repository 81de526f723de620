import { useEffect, useState, type RefObject } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { theme } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { copyText } from "./copyText";

interface CopyButtonProps {
  code: RefObject<HTMLElement>;
  /** What it copies, where there are many of its kind. */
  label?: string;
}

type Outcome = "none" | "done" | "failed";

const shownFor = 2000;

export function CopyButton({ code, label = words.code.copyLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("none");
  useEffect(() => {
    if (outcome === "none") return;
    const timer = setTimeout(() => setOutcome("none"), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <Button
        type="button"
        aria-label={label}
        data-needs-script=""
        onClick={() => void copy(code.current).then(setOutcome)}
      >
        <Icon name={outcome === "done" ? "check" : "copy"} />
      </Button>
      <VisuallyHidden role="status">{announcements[outcome]}</VisuallyHidden>
    </>
  );
}

const announcements: Record<Outcome, string> = {
  none: "",
  done: words.code.copyDone,
  failed: words.code.copyFailed,
};

async function copy(code: HTMLElement | null): Promise<Outcome> {
  if (code === null) return "failed";
  try {
    await navigator.clipboard.writeText(copyText(code));
    return "done";
  } catch {
    return "failed";
  }
}

const Button = styled.button`
  display: grid;
  place-items: center;
  width: 1.875rem;
  height: 1.875rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  background: none;
  transition: color ${theme.duration.fast} ease-out;
  &:hover {
    color: ${theme.color.accent};
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
