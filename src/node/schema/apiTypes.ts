/** The types of the API reference, for `createSchemaCustomization`. */
export const apiTypes = /* GraphQL */ `
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

  "A file of content/api/facts."
  type ApiFacts implements Node @dontInfer @childOf(types: ["File"]) {
    version: String!
    name: String!
    docId: String!
    facts: String!
  }

  "One Ruby class: facts of the library joined with our words."
  type ApiClass {
    name: String!
    rubyClass: String!
    docId: String!
    status: String!
    since: String
    lastIn: String
    obtainedFrom: [String!]!
    groups: [ApiGroup!]!
    members: [ApiMember!]!
    events: [ApiEvent!]!
    "Paths of the classes that have a page, by class name."
    typeLinks: JSON!
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
`;
