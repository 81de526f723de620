/** Components that authors may write in MDX, by alphabet; rendered by `src/mdx/overviewComponents.ts`. */
export const shortcodes = ["ApiCoverage", "ApiIndex", "VersionFinder", "VersionTable"] as const;

export type Shortcode = (typeof shortcodes)[number];
