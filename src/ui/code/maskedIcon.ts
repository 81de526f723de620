import { withPrefix } from "gatsby";
import { css } from "styled-components";
import { media } from "../../theme/breakpoints";
import { theme } from "../../theme/theme";
import { copiedMark } from "./copyOnPress";

/** A file of `static/icons`: what is painted there is shown in the colour of the text. */
type MaskName = "check" | "copy";

/** Returns the style of a `::before` that is an icon, for what a page has by the hundred; elsewhere an `Icon` does. */
export function maskedIcon(name: MaskName) {
  return css`
    content: "";
    background: currentColor;
    mask: ${iconUrl(name)} center / contain no-repeat;
    ${media.forcedColors} {
      background: ButtonText;
      forced-color-adjust: none;
    }
  `;
}

/** Returns the value of `mask-image` that shows another icon in its place. */
export function iconUrl(name: MaskName): string {
  return `url("${withPrefix(`/icons/${name}.svg`)}")`;
}

/** Returns the style of a control that copies: an icon of that size, another one once it has. */
export function copyIcon(size: string) {
  return css`
    display: grid;
    place-items: center;
    &::before {
      width: ${size};
      height: ${size};
      ${maskedIcon("copy")}
    }
    &:hover {
      color: ${theme.color.accent};
    }
    &[${copiedMark}]::before {
      mask-image: ${iconUrl("check")};
    }
  `;
}
