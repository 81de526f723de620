import { withPrefix } from "gatsby";
import { css } from "styled-components";
import { media } from "../../theme/breakpoints";

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
