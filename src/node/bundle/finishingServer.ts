import { aroundEntry } from "./aroundEntry";

interface ServerConfig {
  entry: Record<string, string>;
  externals: unknown[];
  plugins: unknown[];
  resolve: { alias: Record<string, string> };
}

/** The configuration of the server's bundle, with an entry of ours around Gatsby's, which finishes each page. */
export function finishingServer<T extends ServerConfig>(config: T) {
  return {
    ...config,
    ...aroundEntry(config, {
      entry: "render-page",
      file: "gatsby-static-entry.ts",
      gatsbyAs: "gatsby-static-entry",
    }),
    // Larger than all the rest of the bundle.
    externals: [...config.externals, { terser: "commonjs terser" }],
  };
}
