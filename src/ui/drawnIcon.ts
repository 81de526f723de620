import { css } from "styled-components";
import { media } from "../theme/breakpoints";

type Point = readonly [x: number, y: number];

/** Corners of what is painted, in twentieths of the icon's box: lines are 1.6 wide, as those of `Icon`. */
const corners = {
  check: [
    [3.4, 11.1],
    [8, 15.7],
    [16.6, 6],
    [15.4, 5],
    [8, 13.3],
    [4.6, 9.9],
  ],
  /** The sheet behind, and within it, there and back, the one in front and the hole in that. */
  copy: [
    [2.7, 2.7],
    [13.8, 2.7],
    [13.8, 5.1],
    [12.2, 5.1],
    [12.2, 4.3],
    [4.3, 4.3],
    [6.2, 6.2],
    [17.3, 6.2],
    [17.3, 17.3],
    [6.2, 17.3],
    [6.2, 6.2],
    [7.8, 7.8],
    [15.7, 7.8],
    [15.7, 15.7],
    [7.8, 15.7],
    [7.8, 7.8],
    [6.2, 6.2],
    [4.3, 4.3],
    [4.3, 12.2],
    [5.1, 12.2],
    [5.1, 13.8],
    [2.7, 13.8],
  ],
} as const satisfies Record<string, readonly Point[]>;

type DrawnIconName = keyof typeof corners;

/** Style of a `::before` that is an icon in the colour of the text: no markup, for what a long page has by the hundred. */
export function drawnIcon(name: DrawnIconName) {
  return css`
    content: "";
    background: currentColor;
    clip-path: ${iconArea(name)};
    ${media.forcedColors} {
      background: ButtonText;
      forced-color-adjust: none;
    }
  `;
}

/** A `clip-path`, for a box that is a `drawnIcon` already. */
export function iconArea(name: DrawnIconName): string {
  return `polygon(evenodd, ${corners[name].map(percentages).join()})`;
}

function percentages([x, y]: Point): string {
  return `${hundredths(x)}% ${hundredths(y)}%`;
}

function hundredths(twentieths: number): number {
  return Math.round(twentieths * 50) / 10;
}
