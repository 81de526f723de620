/** The addresses of what programs read of the library. */
export const toolPaths = {
  facts: "/api/facts.json",
  schema: "/api/facts.schema.json",
  rbs: "/api/playwright.rbs",
} as const;
