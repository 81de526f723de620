const names = [
  "GATSBY_PATCHES",
  "GATSBY_ALGOLIA_APP_ID",
  "GATSBY_ALGOLIA_SEARCH_KEY",
  "GATSBY_ALGOLIA_INDEX_NAME",
  "GATSBY_ALGOLIA_ASSISTANT_ID",
  "GATSBY_UNTRANSLATED",
] as const;

/**
 * Returns the public variables as webpack's constants. Gatsby defines those that are set; those that are not would be
 * read from an empty object at run time, and what hangs on them would stay in the site.
 */
export function publicConstants(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? "")]),
  );
}
