/** The colour mode that a reader meets. */
export interface ColorModeConfig {
  /** The mode where the reader has chosen none. */
  defaultMode: "light" | "dark";
  /** True where the system's preference is the default instead, and part of the toggle's cycle. */
  respectsSystem: boolean;
}

export const colorModeConfig: ColorModeConfig = { defaultMode: "light", respectsSystem: false };
