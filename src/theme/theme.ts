import { fontSize, lightColors, space, type ColorName } from "./tokens";

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
