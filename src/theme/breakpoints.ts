import { mobileUpTo } from "../shared/constants";

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
