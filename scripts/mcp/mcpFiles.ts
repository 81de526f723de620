/** The files of the server's data, beside its program. */
export const mcpFiles = {
  docs: "docs.json",
  names: "names.json",
  text: "text.json",
  facts: "facts.json",
} as const;
