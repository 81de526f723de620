import type { GatsbyNode } from "gatsby";

const typeDefs = /* GraphQL */ `
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
    "What it is drawn with: one of docTemplates."
    template: String!
    title: String!
    navTitle: String!
    description: String!
    sourcePath: String!
    lastUpdated: LastUpdated
    toc: [TocEntry!]!
    content: JSON!
    apiClass: ApiClass
    "For a page that draws them."
    gemVersions: [GemVersion!]
    "Every name of the library, on pages that show them."
    apiIndex: [ApiIndexEntry!]
    "What of Playwright's API the library has, on pages that show it."
    apiCoverage: ApiCoverage
  }

  type LastUpdated {
    time: String!
    "In the language of the site."
    day: String!
  }

  type ApiIndexEntry {
    name: String!
    kinds: [String!]!
    places: [ApiIndexPlace!]!
  }

  type ApiIndexPlace {
    owner: String!
    path: String!
    jsName: String
    warning: String
  }

  type ApiCoverage {
    classes: [CoveredClass!]!
    unwrapped: [UnwrappedClass!]!
  }

  type CoveredClass {
    name: String!
    path: String!
    implemented: [CoveredMember!]!
    missing: [CoveredMember!]!
    otherLanguages: [String!]!
  }

  type CoveredMember {
    name: String!
    jsName: String
    path: String!
  }

  type UnwrappedClass {
    name: String!
    members: [String!]!
    languages: [String!]!
    rubyClass: String
    path: String
  }

  type TocEntry {
    id: String!
    text: String!
    level: Int!
    isCode: Boolean!
  }

  "A document of content/samples, drawn into a page that is written in code."
  type SamplePage implements Node @dontInfer @childOf(types: ["Mdx"]) {
    name: String!
    content: JSON!
  }

  "A file of content/api/words."
  type ApiWords implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    file: String!
    text: String!
  }

  "The facts of Playwright's API that belong to no class of Ruby."
  type CoverageFacts implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    text: String!
  }

  "One Ruby class: facts of the library joined with our words."
  type ApiClass implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    name: String!
    rubyClass: String!
    docId: String!
    status: String!
    since: String
    lastIn: String
    obtainedFrom: [String!]!
    facts: String!
    groups: [ApiGroup!]!
    members: [ApiMember!]!
    events: [ApiEvent!]!
    "Paths of the classes that have a page, by class name."
    typeLinks: JSON!
  }

  "The file of the gem's releases."
  type GemVersionFile implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    text: String!
  }

  "A release of the gem, and what it was made for."
  type GemVersion {
    gem: String!
    released: String!
    playwright: String
    ruby: String
  }

  type ApiGroup {
    title: String!
    members: [String!]!
  }

  type ApiMember {
    name: String!
    anchor: String!
    kind: String!
    jsName: String
    aliases: [String!]!
    badges: [String!]!
    seeInstead: [String!]!
    since: String
    inheritedFrom: String
    sourceFile: String
    signature: ApiSignature!
    options: [ApiOption!]!
    returns: ApiReturn!
    yields: ApiYield
    raises: [ApiRaise!]!
    negation: ApiNegation
    waitsFor: String
  }

  type ApiNegation {
    name: String!
    anchor: String!
  }

  type ApiSignature {
    arguments: [String!]!
    block: String
  }

  type ApiOption {
    name: String!
    anchor: String!
    kind: String!
    required: Boolean!
    type: String!
    defaultValue: String
    unit: String
    allowed: [String!]!
    deprecated: Boolean!
    discouraged: Boolean!
    words: String!
    procParams: [String!]!
  }

  type ApiReturn {
    type: String!
    words: String
    allowed: [String!]!
  }

  type ApiYield {
    types: [String!]!
    words: String
  }

  type ApiRaise {
    error: String!
    words: String!
  }

  type ApiEvent {
    name: String!
    anchor: String!
    jsName: String!
    payload: String
    constant: String
    waiter: String
    mayCallLibrary: Boolean!
  }

  "The navigation of each section, labels and paths looked up."
  type Sidebars {
    api: JSON!
    docs: JSON!
    "Those of each frozen version, by its name."
    frozen: JSON!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};
