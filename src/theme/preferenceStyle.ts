import { css } from "styled-components";
import { media } from "./breakpoints";
import { declareColors } from "./colorStyle";
import { colorVariable, theme } from "./theme";
import { lightColors, type ColorName } from "./tokens";

/** The colours that others stand on. */
const grounds: readonly ColorName[] = [
  "background",
  "surface",
  "raised",
  "hover",
  "accentSoft",
  "accentFill",
  "accentFillHover",
  "mark",
  "noteSoft",
  "tipSoft",
  "warningSoft",
  "dangerSoft",
  "selection",
];

/** What lies over others, which would be hidden by a colour of its own. */
const veils: Partial<Record<ColorName, string>> = { scrim: lightColors.scrim };

const forcedColors = Object.fromEntries(
  (Object.keys(lightColors) as ColorName[]).map((name) => [
    name,
    veils[name] ?? (grounds.includes(name) ? "Canvas" : "CanvasText"),
  ]),
) as Record<ColorName, string>;

/** The preferences that readers set for every site: less motion, their own colours, more contrast. */
export const preferenceStyle = css`
  ${media.reducedMotion} {
    /* Stronger than the classes of components. */
    :root:root:root:root:root *,
    :root:root:root:root:root *::before,
    :root:root:root:root:root *::after,
    :root:root:root:root:root ::backdrop {
      transition-duration: 1ms;
      animation-duration: 1ms;
      animation-iteration-count: 1;
      scroll-behavior: auto;
    }
  }
  ${media.forcedColors} {
    /* The browser itself replaces colours of text and boxes, and leaves drawings to us. */
    :root:root {
      ${declareColors(forcedColors)}
    }
    :focus-visible {
      outline-color: Highlight;
    }
    [aria-current],
    [aria-selected="true"] {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    /* Colours alone told these apart; a border is drawn where a background is not. */
    mark,
    [data-highlight] {
      outline: 1px solid Mark;
    }
    dialog,
    [role="tooltip"] {
      border: 1px solid CanvasText;
    }
  }
  ${media.moreContrast} {
    :root:root {
      ${colorVariable("textMuted")}: ${theme.color.text};
      ${colorVariable("border")}: ${theme.color.borderStrong};
      ${colorVariable("codeBorder")}: ${theme.color.borderStrong};
      ${colorVariable("codeComment")}: ${theme.color.text};
      ${colorVariable("codeResult")}: ${theme.color.text};
      ${colorVariable("codeReceiver")}: ${theme.color.text};
    }
    :focus-visible {
      outline-width: 3px;
    }
    a {
      text-decoration-color: currentColor;
    }
  }
`;
