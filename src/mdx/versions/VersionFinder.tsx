import { useId, useRef, useState } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { site } from "../../config/site";
import { findGemVersion, type GemVersionAnswer } from "../../shared/versions/findGemVersion";
import { installCommand, newestFirst, type GemVersion } from "../../shared/versions/gemVersion";
import { fieldText } from "../../theme/fieldText";
import { theme } from "../../theme/theme";
import { usePreHydrationValue } from "../../hydration/usePreHydrationValue";
import { Command } from "../codeBlock/Command";
import { useOverview } from "../../reference/overview/overviewContext";

const { versions: said } = messages;

/** Takes a line of `Gemfile.lock` and answers with the command that installs the driver for it. */
export function VersionFinder() {
  const versions = useOverview("gemVersions");
  const id = useId();
  const [line, setLine] = useState("");
  const field = useRef<HTMLInputElement>(null);
  usePreHydrationValue(field, setLine);
  const { sentence, command } = answerTexts(findGemVersion(line, versions));
  return (
    <Root>
      <Box data-needs-script="">
        <label htmlFor={id}>{said.finder}</label>
        <input
          ref={field}
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={said.finderExample}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <output htmlFor={id}>
          {sentence}
          {command !== null && <Command text={command} />}
        </output>
      </Box>
      <p data-without-script="">{said.finderNeedsScript}</p>
    </Root>
  );
}

interface AnswerTexts {
  sentence: string;
  command: string | null;
}

function answerTexts(answer: GemVersionAnswer): AnswerTexts {
  const { answers } = said;
  switch (answer.kind) {
    case "empty":
      return { sentence: "", command: null };
    case "found":
      return {
        sentence: answers.found(answer.version.gem, answer.playwright) + needs(answer.version),
        command: installCommand(answer.playwright),
      };
    case "playwright":
      return {
        sentence: answers.playwright(answer.playwright, answer.version.gem) + needs(answer.version),
        command: installCommand(answer.playwright),
      };
    case "unrecorded":
      return { sentence: answers.unrecorded(answer.version.gem), command: null };
    case "unlisted":
      return { sentence: answers.unlisted(answer.version.gem), command: said.askGem };
    case "unknown":
      return { sentence: answers.unknown(answer.gem), command: said.askGem };
    case "requirement":
      return { sentence: answers.requirement(answer.requirement), command: null };
    case "otherGem":
      return { sentence: answers.otherGem(answer.gem), command: null };
    case "unreadable":
      return { sentence: answers.unreadable, command: null };
  }
}

/** The Node.js of a release, and that these pages are of an older one. */
function needs({ gem, node }: GemVersion): string {
  const isNewer = newestFirst(gem, site.gemVersion) < 0;
  return [
    ...(node === null ? [] : [` ${said.answers.node(node)}`]),
    ...(isNewer ? [` ${said.answers.newer(site.gemVersion)}`] : []),
  ].join("");
}

const Root = styled.div`
  max-width: ${theme.size.text};
`;

const Box = styled.div`
  display: grid;
  /* Or a field would be as wide as its letters, which may be large. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  & > label {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.fontWeight.strong};
  }
  & > input {
    min-height: 2.5rem;
    padding: 0 ${theme.space[3]};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.sm};
    font: ${theme.fontSize.sm} ${theme.font.code};
    ${fieldText}
    background: ${theme.color.background};
  }
  & > output {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[2]} ${theme.space[3]};
    /* Room for an answer, so that the page does not move when it comes. */
    min-height: 2.5rem;
    font-size: ${theme.fontSize.sm};
  }
`;
