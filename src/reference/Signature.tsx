import { Fragment } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import type { ApiMember } from "../shared/apiClass";
import { codeColors } from "../theme/codeColors";
import { codeSurface } from "../theme/codeSurface";
import { theme } from "../theme/theme";
import { useApiClass } from "./ApiClassProvider";
import { signatureOf, type SignatureCall } from "../shared/signatureOf";

interface SignatureProps {
  member: ApiMember;
}

const unfolded = 5;
const longestLine = 68;

/** A member's call: on one line where it fits, else an argument a line, of which the first five are always shown. */
export function Signature({ member }: SignatureProps) {
  const { apiClass } = useApiClass();
  const call = signatureOf(apiClass, member);
  return <Surface>{isShort(call) ? <OneLine call={call} /> : <LineEach call={call} />}</Surface>;
}

function isShort({ receiver, opening, arguments: args, closing }: SignatureCall): boolean {
  return (
    args.length <= unfolded &&
    `${receiver}${opening}${args.join(", ")}${closing}`.length <= longestLine
  );
}

function OneLine({ call }: { call: SignatureCall }) {
  return (
    <pre>
      <code>
        <Start call={call} />
        {call.arguments.map((source, index) => (
          <Fragment key={source}>
            {index > 0 && ", "}
            <Argument source={source} />
          </Fragment>
        ))}
        {call.closing}
      </code>
    </pre>
  );
}

function LineEach({ call }: { call: SignatureCall }) {
  const lines = call.arguments.map(
    (source, index) => `${source}${index < call.arguments.length - 1 ? "," : ""}`,
  );
  const folded = lines.slice(unfolded);
  return (
    <>
      <pre>
        <code>
          <Start call={call} />
          {"\n"}
          <Lines sources={lines.slice(0, unfolded)} />
        </code>
      </pre>
      {folded.length > 0 && (
        <details>
          <summary>{words.reference.moreOptions(folded.length)}</summary>
          <pre>
            <code>
              <Lines sources={folded} />
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

function Start({ call: { receiver, opening } }: { call: SignatureCall }) {
  return (
    <>
      <span className="tok-punctuation">{receiver}</span>
      {opening}
    </>
  );
}

function Lines({ sources }: { sources: readonly string[] }) {
  return sources.map((source) => (
    <Fragment key={source}>
      {"  "}
      <Argument source={source} />
      {"\n"}
    </Fragment>
  ));
}

/** `timeout: nil` with its name coloured as the symbol that it is. */
function Argument({ source }: { source: string }) {
  const [, label = "", rest = source] = /^(\w+:)(.*)$/s.exec(source) ?? [];
  if (label === "") return rest;
  return (
    <>
      <span className="tok-symbol">{label}</span>
      {rest}
    </>
  );
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
    font: ${theme.fontSize.xs} / 1.75 ${theme.font.text};
    color: ${theme.color.textMuted};
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
