/** The types of the API reference, for `createSchemaCustomization`. */
export const apiTypes = /* GraphQL */ `
  "A file of content/api/words."
  type ApiDescriptions implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    file: String!
    text: String!
  }

  "The facts of Playwright's API that belong to no class of Ruby."
  type CoverageFacts implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    text: String!
  }

  "A file of content/api/facts."
  type ApiFacts implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    name: String!
    docId: String!
    facts: String!
  }
`;
