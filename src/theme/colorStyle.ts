import { css } from "styled-components";
import { media } from "./breakpoints";
import { colorVariable } from "./theme";
import { darkColors, lightColors, type ColorName } from "./tokens";

/** Returns the declarations of a palette's CSS variables. */
export function declareColors(colors: Record<ColorName, string>): string {
  const names = Object.keys(colors) as ColorName[];
  return names.map((name) => `${colorVariable(name)}: ${colors[name]};`).join(" ");
}

const darkMode = css`
  color-scheme: dark;
  ${declareColors(darkColors)}
`;

/** `data-theme` is set before first paint (`colorModeScript.ts`); without JavaScript the system's preference counts. */
export const colorStyle = css`
  :root {
    color-scheme: light;
    ${declareColors(lightColors)}
  }
  :root[data-theme="dark"] {
    ${darkMode}
  }
  ${media.prefersDark} {
    :root:not([data-theme]) {
      ${darkMode}
    }
  }
`;
