import { css } from "styled-components";
import { site } from "../config/site";
import { messages } from "../config/messages";
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
    main a[href]:not([href^="#"])::after {
      content: " (" attr(href) ")";
      font-size: 0.8em;
      color: ${theme.color.textMuted};
      overflow-wrap: anywhere;
    }
    main::after {
      content: ${JSON.stringify(messages.frame.printedAddresses(new URL(site.url).origin))};
      display: block;
      padding: 0 ${theme.space[4]};
      font-size: ${theme.fontSize.sm};
      color: ${theme.color.textMuted};
    }
    :root:root main a {
      color: ${theme.color.text};
    }
    /* What a summary unfolds is printed. */
    :root:root
      :is(
        main nav,
        main form,
        main summary,
        main [data-needs-script],
        [data-level] > a,
        .marks,
        [data-screen-only],
        [role="tooltip"]
      ) {
      display: none;
    }
    :root:root main pre,
    :root:root main pre code {
      width: auto;
      white-space: pre-wrap;
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
