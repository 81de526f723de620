/** The raw values behind the theme. Only the modules of this folder, tests, and what the build draws read them; all else uses `theme`. */

export type ColorName = keyof typeof lightColors;

/** Slate greys with a hint of warmth and one accent, ruby. Contrast is tested in `tokens.test.ts`. */
export const lightColors = {
  /** The page. */
  background: "#fdfcfb",
  /** Code blocks, tables' heads, wells. */
  surface: "#f5f3f1",
  /** Menus and dialogs that float above the page. */
  raised: "#ffffff",
  /** A row or item under the pointer. */
  hover: "#eeebe8",
  /** Hairlines that only divide. */
  border: "#e4dfdb",
  /** Borders that carry meaning, such as an input's; 3:1 on the page. */
  borderStrong: "#8a827b",
  text: "#211e1c",
  textMuted: "#5d5751",
  /** The current place, focus, the primary action, links under the pointer. */
  accent: "#a8112d",
  /** The primary action, and the same under the pointer. */
  accentFill: "#a8112d",
  accentFillHover: "#860b22",
  /** Text on the primary action. */
  onAccent: "#ffffff",
  /** Behind the current place. */
  accentSoft: "#fbe9ec",
  /** A matched word, a highlighted line. */
  mark: "#fdf0c9",
  note: "#175a8c",
  noteSoft: "#e9f2f9",
  tip: "#1c6a43",
  tipSoft: "#e8f4ed",
  warning: "#80500a",
  warningSoft: "#fbf1de",
  danger: "#a8112d",
  dangerSoft: "#fbe9ec",
  /** Selected text. */
  selection: "#f6ccd4",
  shadow: "rgb(40 30 24 / 0.16)",
  /** Behind a modal dialog. */
  scrim: "rgb(33 26 22 / 0.4)",
  /** Around code: to be seen in dark mode alone. */
  codeBorder: "#f5f3f1",
  codeText: "#2b2725",
  codeComment: "#6b645d",
  codeKeyword: "#a3154a",
  codeString: "#1d6a3a",
  codeNumber: "#8a4a00",
  codeSymbol: "#7a3ea8",
  codeConstant: "#0f5c8f",
  codeFunction: "#1b5e9e",
  codeVariable: "#8a3b12",
  codeReceiver: "#5d5751",
  codeResult: "#6b645d",
} as const;

/** Off-black and lower chroma, not the light palette inverted. */
export const darkColors: Record<ColorName, string> = {
  background: "#161413",
  surface: "#1f1c1b",
  raised: "#262221",
  hover: "#2c2826",
  border: "#37322f",
  borderStrong: "#857c75",
  text: "#ece7e2",
  textMuted: "#aca39b",
  accent: "#f58b99",
  accentFill: "#c23350",
  accentFillHover: "#ad2843",
  onAccent: "#ffffff",
  accentSoft: "#3a1c22",
  mark: "#352c13",
  note: "#8cc3ee",
  noteSoft: "#182733",
  tip: "#84cfa2",
  tipSoft: "#182a20",
  warning: "#e5b96b",
  warningSoft: "#302614",
  danger: "#f58b99",
  dangerSoft: "#3a1c22",
  selection: "#64303b",
  shadow: "rgb(0 0 0 / 0.5)",
  scrim: "rgb(0 0 0 / 0.6)",
  codeBorder: "#37322f",
  codeText: "#e6e0da",
  codeComment: "#9c938b",
  codeKeyword: "#f48fb1",
  codeString: "#9ad6a5",
  codeNumber: "#e8b77a",
  codeSymbol: "#cda8ee",
  codeConstant: "#8ecbf2",
  codeFunction: "#92b9f2",
  codeVariable: "#f0a985",
  codeReceiver: "#aca39b",
  codeResult: "#9c938b",
};

/** Rem; steps of a 4 px grid at the default text size. */
export const space = [
  "0",
  "0.25rem",
  "0.5rem",
  "0.75rem",
  "1rem",
  "1.5rem",
  "2rem",
  "3rem",
  "4rem",
  "6rem",
] as const;

export const fontSize = {
  xs: "0.8125rem",
  sm: "0.875rem",
  md: "1rem",
  lg: "1.125rem",
  xl: "1.375rem",
  xxl: "1.75rem",
  title: "2.25rem",
  hero: "3rem",
} as const;
