import { mobileUpTo } from "../shared/constants";

/** Media queries by role. */
export const media = {
  desktop: `@media (min-width: ${mobileUpTo + 1}px)`,
  mobile: `@media (max-width: ${mobileUpTo}px)`,
  /** Room for the table of contents beside the text. */
  wide: "@media (min-width: 1200px)",
  phone: "@media (max-width: 600px)",
  /** 400 % zoom of a window of 1280 pixels, scrollbar included. */
  narrow: "@media (max-width: 340px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  hover: "@media (hover: hover)",
  touch: "@media (hover: none)",
  print: "@media print",
  prefersDark: "@media (prefers-color-scheme: dark)",
  scripting: "@media (scripting: enabled)",
  noScripting: "@media (scripting: none)",
  moreContrast: "@media (prefers-contrast: more)",
  forcedColors: "@media (forced-colors: active)",
} as const;

/** The desktop breakpoint as `matchMedia` takes it. */
export const desktopQuery = media.desktop.replace("@media ", "");
