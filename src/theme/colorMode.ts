import { colorModeConfig } from "../config/colorMode";

/** The colours that are shown. */
export type ColorMode = "light" | "dark";

/** The reader's choice; `system` follows the operating system. */
export type ColorModeChoice = ColorMode | "system";

const { respectsSystem: respectsSystemPreference, defaultMode } = colorModeConfig;

/** The choice in force where nothing valid is stored. */
export const defaultChoice: ColorModeChoice = respectsSystemPreference ? "system" : defaultMode;

/** Returns the stored choice, or the default where it is absent or not one of ours. */
export function parseChoice(stored: string | null): ColorModeChoice {
  return stored === "light" || stored === "dark" || stored === "system" ? stored : defaultChoice;
}

/** Returns the colours for a choice. */
export function effectiveMode(choice: ColorModeChoice, prefersDark: boolean): ColorMode {
  if (choice !== "system") return choice;
  return prefersDark ? "dark" : "light";
}

/** Returns the choice that the toggle leads to: light ⇄ dark, or system → light → dark → system. */
export function nextChoice(
  choice: ColorModeChoice,
  mode: ColorMode,
  respectsSystem: boolean = respectsSystemPreference,
): ColorModeChoice {
  if (!respectsSystem) return mode === "light" ? "dark" : "light";
  if (choice === "system") return "light";
  return choice === "light" ? "dark" : "system";
}
