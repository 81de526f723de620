import { type ColorName, fontSize, lightColors, space } from "./tokens";
import { mobileUpTo } from "../shared/constants";

/** The values that styled parts use. Colours are CSS variables, so a colour mode is an override and never a branch. */
export const theme = {
  color: colorVariables(),
  space,
  fontSize,
  font: {
    // Each name that a system does not have costs a look through its fonts before anything is painted: 2 ms on Linux.
    text: "system-ui, sans-serif",
    code: "ui-monospace, monospace",
  },
  /** Few, and one for all that stands out: each weight of each size is a font to open before anything is painted. */
  fontWeight: { normal: 400, medium: 500, strong: 650 },
  radius: { sm: "0.25rem", md: "0.5rem", lg: "0.75rem", full: "999px" },
  size: {
    navbar: "3.75rem",
    sidebar: "17rem",
    toc: "15rem",
    text: "46rem",
    /** The text with its gutters; tables and code may fill it. */
    column: "58rem",
    /** Lines of text: 60 to 75 characters. */
    measure: "38rem",
    page: "90rem",
  },
  duration: { fast: "120ms", normal: "200ms" },
  layer: { fault: 5, sticky: 10, menu: 20, progress: 40 },
} as const;

/** Returns the CSS variable behind a colour: `textMuted` → `--color-text-muted`. */
export function colorVariable(name: ColorName): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function colorVariables(): Record<ColorName, string> {
  const names = Object.keys(lightColors) as ColorName[];
  return Object.fromEntries(names.map((name) => [name, `var(${colorVariable(name)})`])) as Record<
    ColorName,
    string
  >;
}

/** As wide as so many pixels, for who has not set another size of text: columns are as wide as their text. */
const inEm = (pixels: number) => `${pixels / 16}em`;

/** Media queries by role. */
export const media = {
  desktop: `@media (min-width: ${inEm(mobileUpTo + 1)})`,
  mobile: `@media (max-width: ${inEm(mobileUpTo)})`,
  /** Room for the table of contents beside the text. */
  wide: `@media (min-width: ${inEm(1200)})`,
  phone: `@media (max-width: ${inEm(600)})`,
  /** 400 % zoom of a window of 1280 pixels, scrollbar included. */
  narrow: "@media (max-width: 340px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  hover: "@media (hover: hover)",
  touch: "@media (hover: none)",
  screen: "@media screen",
  print: "@media print",
  prefersDark: "@media (prefers-color-scheme: dark)",
  scripting: "@media (scripting: enabled)",
  noScripting: "@media (scripting: none)",
  moreContrast: "@media (prefers-contrast: more)",
  forcedColors: "@media (forced-colors: active)",
} as const;

/**
 * The navbar where text is large for the window. In rem, which follow a size of text that is set for the page alone;
 * `media` knows that of the browser.
 */
export const navbarUpTo = {
  /** No room for the word beside the icon of the search. */
  icons: "@container navbar (max-width: 21.25rem)",
  /** No room for the name beside the logo. */
  logo: "@container navbar (max-width: 17.5rem)",
} as const;

/** The desktop breakpoint as `matchMedia` takes it. */
export const desktopQuery = media.desktop.replace("@media ", "");
