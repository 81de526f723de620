import { Fragment, type ReactElement } from "react";
import styled from "styled-components";
import { messages } from "../config/messages";
import type { ApiMember } from "../shared/api/apiClass";
import { codeColors } from "../theme/codeColors";
import { codeSurface } from "../theme/codeSurface";
import { theme } from "../theme/theme";
import { useApiClass } from "./apiClassContext";
import { MemberTypes } from "./types/MemberTypes";
import { typesMark } from "./types/showTypes";
import { signatureOf, type SignatureCall } from "../shared/api/signatureOf";

interface SignatureProps {
  member: ApiMember;
}

const unfolded = 5;
const longestLine = 68;

/**
 * Renders a member's call: on one line where it fits, else an argument a line, of which the first five are always
 * shown.
 */
export function Signature({ member }: SignatureProps) {
  const apiClass = useApiClass();
  const call = signatureOf(apiClass, member);
  return (
    <Surface>
      {isShort(call) ? <OneLine call={call} /> : <LineEach call={call} />}
      <MemberTypes member={member} />
    </Surface>
  );
}

function isShort({ receiver, opening, arguments: args, closing }: SignatureCall): boolean {
  return (
    args.length <= unfolded &&
    `${receiver}${opening}${args.join(", ")}${closing}`.length <= longestLine
  );
}

function OneLine({ call }: { call: SignatureCall }) {
  const { opening, closing, arguments: sources } = call;
  return (
    <pre>
      <code>
        <Receiver call={call} />
        {sources.length === 0 && opening + closing}
        <Arguments sources={sources} start={opening} between=", " end={closing} />
      </code>
    </pre>
  );
}

function LineEach({ call }: { call: SignatureCall }) {
  const lines = call.arguments.map(
    (source, index) => `${source}${index < call.arguments.length - 1 ? "," : ""}`,
  );
  const folded = lines.slice(unfolded);
  const each = { between: `\n${indent}`, end: "\n" };
  return (
    <>
      <pre>
        <code>
          <Receiver call={call} />
          <Arguments
            sources={lines.slice(0, unfolded)}
            start={`${call.opening}\n${indent}`}
            {...each}
          />
        </code>
      </pre>
      {folded.length > 0 && (
        <details>
          <summary>{messages.reference.moreOptions(folded.length)}</summary>
          <pre>
            <code>
              <Arguments sources={folded} start={indent} {...each} />
            </code>
          </pre>
        </details>
      )}
      <pre>
        <code>{call.closing}</code>
      </pre>
    </>
  );
}

const indent = "  ";

function Receiver({ call }: { call: SignatureCall }) {
  return <i className="receiver">{call.receiver}</i>;
}

interface ArgumentsProps {
  sources: readonly string[];
  start: string;
  between: string;
  end: string;
}

/** `timeout: nil` with its name coloured. What stands between two names is one text: React parts texts by comments. */
function Arguments({ sources, start, between, end }: ArgumentsProps) {
  const pieces: ReactElement[] = [];
  let text = start;
  sources.forEach((source, index) => {
    const [, label = "", rest = source] = /^(\w+:)(.*)$/s.exec(source) ?? [];
    if (label !== "") {
      pieces.push(
        <Fragment key={source}>
          {text}
          <i className="symbol">{label}</i>
        </Fragment>,
      );
      text = "";
    }
    text += rest + (index < sources.length - 1 ? between : end);
  });
  return sources.length > 0 && [...pieces, text];
}

const Surface = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  font-size: ${theme.fontSize.sm};
  line-height: 1.6;
  ${codeSurface}
  ${codeColors}
  & pre {
    font-size: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & code {
    font-size: inherit;
  }
  & summary {
    width: fit-content;
    padding-inline-start: 2ch;
    font: ${theme.fontSize.sm} / 1.75 ${theme.font.text};
    color: ${theme.color.textMuted};
  }
  & [${typesMark}] > summary {
    padding-inline-start: 0;
  }
  & summary::before {
    content: "▸ ";
  }
  & [open] > summary::before {
    content: "▾ ";
  }
  & summary:hover {
    color: ${theme.color.accent};
  }
`;
