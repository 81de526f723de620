interface WebpackConfig {
  /** Where webpack keeps what it has made for the next start, and until what changes. */
  cache?: object | boolean;
}

/**
 * The configuration with webpack's results kept for one version of our code and packages. By itself webpack asks in each
 * build whether any file of its own, of ours or of what they require is another one, 4 s of a processor in the first.
 */
export function keepByCode<T extends WebpackConfig>(config: T, version: string) {
  if (typeof config.cache !== "object") return config;
  // Without it webpack names itself, and walks from there.
  const buildDependencies = { defaultWebpack: [] };
  return { ...config, cache: { ...config.cache, version, buildDependencies } };
}
