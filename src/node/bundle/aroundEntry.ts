import { resolve } from "node:path";

interface EntryConfig {
  entry: Record<string, string>;
  resolve: { alias: Record<string, string> };
}

/** What stands for one of Gatsby's entries: a file of ours, which asks for Gatsby's own under a name of ours. */
interface OwnEntry {
  /** Gatsby's name of the entry. */
  entry: string;
  file: string;
  gatsbyAs: string;
}

/** Entries and names of a webpack configuration, with a file of ours in the place of one of Gatsby's entries. */
export function aroundEntry(config: EntryConfig, { entry, file, gatsbyAs }: OwnEntry): EntryConfig {
  const gatsbyEntry = config.entry[entry] ?? "";
  return {
    entry: { ...config.entry, [entry]: resolve(file) },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve.alias, [`${gatsbyAs}$`]: gatsbyEntry },
    },
  };
}
