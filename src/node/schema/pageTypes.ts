/** The types of files, documents and navigation, for `createSchemaCustomization`. */
export const pageTypes = /* GraphQL */ `
  "Read by hooks alone: to infer what they have takes a look at every field of each, again with each edit."
  type File implements Node @dontInfer {
    sourceInstanceName: String!
  }

  "Likewise; what it comes to is in the types below."
  type Mdx implements Node @dontInfer @childOf(types: ["File"]) {
    body: String
  }

  "A page under /docs, or a page of its own from content/pages."
  type DocPage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    path: String!
    version: String!
    "Its path in the version that is written now."
    localPath: String!
    section: String!
    "Its template: one of docTemplates."
    template: String!
    title: String!
    navTitle: String!
    description: String!
    sourcePath: String!
    lastUpdated: LastUpdated
    toc: [TocEntry!]!
    content: JSON!
    "The class that it is about: PageClass of src/shared/api/apiClass.ts."
    apiClass: JSON
    "The releases of the gem, on pages that show them: src/shared/versions/gemVersion.ts."
    gemVersions: JSON
    "Every name of the library, on pages that show them: src/shared/api/apiIndex.ts."
    apiIndex: JSON
    "The library's part of Playwright's API, on pages that show it: src/shared/api/apiCoverage.ts."
    apiCoverage: JSON
  }

  type LastUpdated {
    time: String!
    "In the language of the site."
    day: String!
  }

  type TocEntry {
    id: String!
    text: String!
    level: Int!
    isCode: Boolean!
  }

  "A document of content/samples, rendered into a page that is written in code."
  type SamplePage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    name: String!
    content: JSON!
  }

  "The navigation of each section, labels and paths looked up."
  type Sidebars {
    api: JSON!
    docs: JSON!
    "Those of each frozen version, by its name."
    frozen: JSON!
  }
`;
