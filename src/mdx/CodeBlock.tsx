import type { ReactNode } from "react";
import styled from "styled-components";
import { words } from "../config/words";
import { media } from "../theme/breakpoints";
import { codeColors } from "../theme/codeColors";
import { codeSurface } from "../theme/codeSurface";
import { theme } from "../theme/theme";
import { useScrollGroup } from "../ui/useScrollGroup";
import { CheckedMark } from "./CheckedMark";
import { CodeProblems } from "./CodeProblems";
import { CopyButton } from "./CopyButton";

interface CodeBlockProps {
  language: string;
  /** Path of the file that the block is. */
  title?: string;
  /** What the author marked it with, separated by spaces: `run`, `discouraged`, `deprecated`. */
  flags?: string;
  showLineNumbers?: boolean;
  /** Whether it went through the example check. */
  checked?: boolean;
  /** What the check has against it, one a line. */
  problems?: string;
  /** The code, coloured and escaped while building. What is more than a line of code is in a `.line`. */
  html?: string;
  /** The lines, where they are not from a document. */
  children?: ReactNode;
}

export function CodeBlock({
  language,
  title,
  flags,
  showLineNumbers,
  checked,
  problems,
  html,
  children,
}: CodeBlockProps) {
  const languageName = words.code.languages[language];
  const name = title ?? languageName ?? words.code.unnamed;
  const scroller = useScrollGroup<HTMLPreElement>();
  return (
    <Figure>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <div>
        {flagNames(flags).map((flag) => (
          <small key={flag}>{flag}</small>
        ))}
        {languageName !== undefined && <small>{languageName}</small>}
        {checked && <CheckedMark />}
        <CopyButton />
      </div>
      <pre ref={scroller} data-scrolls={name}>
        {html === undefined ? (
          <code data-line-numbers={showLineNumbers}>{children}</code>
        ) : (
          <code data-line-numbers={showLineNumbers} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {problems !== undefined && <CodeProblems problems={problems} />}
    </Figure>
  );
}

function flagNames(flags = ""): string[] {
  return flags.split(" ").flatMap((flag) => words.code.flags[flag] ?? []);
}

const Figure = styled.figure`
  position: relative;
  direction: ltr;
  ${codeSurface}
  ${codeColors}
  & > figcaption {
    padding: ${theme.space[2]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.border};
    font: ${theme.fontSize.sm} / 1.5 ${theme.font.code};
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > div {
    position: absolute;
    top: 0;
    right: ${theme.space[1]};
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    height: 2.25rem;
    padding-left: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
    background: ${theme.color.surface};
  }
  & > figcaption + div {
    background: none;
  }
  /* Beside its marks. */
  & > figcaption:has(+ div > small) {
    padding-right: min(9rem, 50%);
  }
  ${media.phone} {
    /* Below them, where they are many. */
    & > figcaption:has(+ div > small + small) {
      padding: 2.25rem ${theme.space[4]} ${theme.space[2]};
    }
  }
  & > pre {
    padding: ${theme.space[3]} 0;
    overflow-x: auto;
    font-size: ${theme.fontSize.sm};
    line-height: 1.6;
    tab-size: 2;
  }
  & code {
    display: block;
    width: max-content;
    min-width: 100%;
    padding: 0 ${theme.space[4]};
    font-size: inherit;
    counter-reset: line;
  }
  & .line {
    display: block;
    margin: 0 -${theme.space[4]};
    padding: 0 ${theme.space[4]};
  }
  & .line[data-highlight] {
    background: ${theme.color.mark};
    box-shadow: inset 3px 0 ${theme.color.accent};
  }
  & .line[data-output] {
    color: ${theme.color.codeResult};
  }
  & .prompt {
    color: ${theme.color.codeComment};
    user-select: none;
  }
  & [data-line-numbers] > .line::before {
    display: inline-block;
    width: 2ch;
    margin-right: ${theme.space[4]};
    text-align: right;
    color: ${theme.color.codeComment};
    counter-increment: line;
    content: counter(line);
  }
  & small {
    font-size: inherit;
  }
  ${media.touch} {
    /* Nothing to hover: a line of their own, so that the marks never cover code. */
    display: flex;
    flex-direction: column;
    & > div:first-child {
      position: static;
      order: 1;
      justify-content: flex-end;
      height: 2rem;
      padding-right: ${theme.space[1]};
    }
    & > div:first-child > small {
      margin-right: auto;
      padding-left: ${theme.space[2]};
    }
    & > div:first-child + pre {
      padding-bottom: 0;
    }
  }
  ${media.hover} {
    & > div:first-child,
    & > figcaption + div > button {
      opacity: 0;
      transition: opacity ${theme.duration.fast} ease-out;
    }
    &:is(:hover, :focus-within) > div:first-child,
    &:is(:hover, :focus-within) > figcaption + div > button {
      opacity: 1;
    }
  }
  ${media.print} {
    & > div {
      display: none;
    }
  }
`;
