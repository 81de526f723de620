import type { ReactNode } from "react";
import styled from "styled-components";
import { messages } from "../../config/messages";
import { media } from "../../theme/breakpoints";
import { codeColors } from "../../theme/codeColors";
import { codeLines } from "../../theme/codeLines";
import { codeSurface } from "../../theme/codeSurface";
import { theme } from "../../theme/theme";
import { useScrollGroup } from "../../ui/code/useScrollGroup";
import { CheckedMark } from "./CheckedMark";
import { CopyButton } from "./CopyButton";

export interface CodeFigureProps {
  language: string;
  /** Path of the file that the block is. */
  title?: string | undefined;
  /** The author's marks, separated by spaces: `run`, `discouraged`, `deprecated`. */
  flags?: string | undefined;
  /** True where it may be wider than a phone. */
  wide?: boolean | undefined;
  /** True where it went through the example check. */
  checked?: boolean | undefined;
  /** Its `code` element. */
  code: ReactNode;
  /** Content below the code. */
  children?: ReactNode;
}

/**
 * Renders the frame of a block of code: its title, its marks, and a button that copies it. A page has it by the
 * hundred, so its parts have class names in place of components of their own.
 */
export function CodeFigure(props: CodeFigureProps) {
  const { language, title, flags, wide, checked, code, children } = props;
  const languageName = messages.code.languages[language];
  const name = title ?? languageName ?? messages.code.unnamed;
  const scroller = useScrollGroup<HTMLPreElement>(name, wide === true);
  const marks = [...flagNames(flags), ...(languageName === undefined ? [] : [languageName])];
  return (
    <Figure aria-label={name}>
      {title !== undefined && <figcaption className="title">{title}</figcaption>}
      <div className="marks">
        {marks.map((mark) => (
          <small key={mark} className="mark">
            {mark}
          </small>
        ))}
        {checked && <CheckedMark />}
        <CopyButton />
      </div>
      <pre {...scroller}>{code}</pre>
      {children}
    </Figure>
  );
}

function flagNames(flags = ""): string[] {
  return flags.split(" ").flatMap((flag) => messages.code.flags[flag] ?? []);
}

const Figure = styled.figure`
  position: relative;
  direction: ltr;
  ${codeSurface}
  ${codeColors}
  & > .title {
    padding: ${theme.space[2]} ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.border};
    font: ${theme.fontSize.sm} / 1.5 ${theme.font.code};
    color: ${theme.color.textMuted};
    overflow-wrap: anywhere;
  }
  & > .marks {
    position: absolute;
    top: 0;
    right: ${theme.space[1]};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 ${theme.space[2]};
    max-width: 100%;
    min-height: 2.25rem;
    padding-left: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    font-size: ${theme.fontSize.sm};
    color: ${theme.color.textMuted};
    background: ${theme.color.surface};
  }
  & > .title + .marks {
    background: none;
  }
  /* Beside its marks. */
  & > .title:has(+ .marks > .mark) {
    padding-right: min(9rem, 50%);
  }
  ${media.phone} {
    /* Below them, where they are many. */
    & > .title:has(+ .marks > .mark + .mark) {
      padding: 2.25rem ${theme.space[4]} ${theme.space[2]};
    }
  }
  ${codeLines}
  & .mark {
    font-size: inherit;
  }
  ${media.touch} {
    /* Nothing to hover: a line of their own, so that the marks never cover code. */
    display: flex;
    flex-direction: column;
    & > .marks:first-child {
      position: static;
      order: 1;
      min-height: 2rem;
      padding-right: ${theme.space[1]};
    }
    & > .marks:first-child > .mark {
      margin-right: auto;
      padding-left: ${theme.space[2]};
    }
    & > .marks:first-child + pre {
      padding-bottom: 0;
    }
  }
  ${media.hover} {
    & > .marks:first-child,
    & > .title + .marks > button {
      opacity: 0;
      transition: opacity ${theme.duration.fast} ease-out;
    }
    &:is(:hover, :focus-within) > .marks:first-child,
    &:is(:hover, :focus-within) > .title + .marks > button {
      opacity: 1;
    }
  }
`;
