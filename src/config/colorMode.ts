/** Which colour mode a reader meets. */
export interface ColorModeConfig {
  /** What is drawn where the reader has chosen nothing. */
  defaultMode: "light" | "dark";
  /** Whether the system's preference is the default instead, and part of the toggle's cycle. */
  respectsSystem: boolean;
}

export const colorModeConfig: ColorModeConfig = { defaultMode: "light", respectsSystem: false };
