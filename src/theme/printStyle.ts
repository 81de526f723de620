import { css } from "styled-components";
import { media } from "./breakpoints";
import { declareColors } from "./colorStyle";
import { theme } from "./theme";
import { lightColors } from "./tokens";

/** Paper: light in every mode, nothing folded or cut off, and links of the text with their addresses. */
export const printStyle = css`
  ${media.print} {
    :root:root {
      color-scheme: light;
      ${declareColors(lightColors)}
    }
    body {
      font-size: 10.5pt;
    }
    details::details-content {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }
    main :is(p, li, dd) a[href]:not([href^="#"])::after {
      content: " (" attr(href) ")";
      font-size: 0.8em;
      color: ${theme.color.textMuted};
      overflow-wrap: anywhere;
    }
    main :is(nav, form, button),
    [role="tooltip"],
    #gatsby-announcer {
      display: none;
    }
    pre,
    pre code {
      width: auto;
      white-space: pre-wrap;
      overflow: visible;
    }
    main [tabindex="0"] {
      overflow: visible;
    }
    pre,
    tr,
    figure {
      break-inside: avoid;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
  }
`;
