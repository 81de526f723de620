import { graphql } from "gatsby";

/** The fields of a document that every template asks for. */
export const docPageFields = graphql`
  fragment DocPageFields on DocPage {
    path
    section
    title
    navTitle
    description
    sourcePath
    lastUpdated {
      time
      day
    }
    toc {
      id
      text
      level
      isCode
    }
    content
  }
`;

/** The fields of a class that the templates of the reference ask for beside it. */
export const apiClassFields = graphql`
  fragment ApiClassFields on ApiClass {
    name
    rubyClass
    docId
    status
    since
    lastIn
    obtainedFrom
    typeLinks
    groups {
      title
      members
    }
    members {
      name
      anchor
      kind
      jsName
      aliases
      badges
      seeInstead
      since
      inheritedFrom
      sourceFile
      signature {
        arguments
        block
      }
      options {
        name
        anchor
        kind
        required
        type
        defaultValue
        unit
        allowed
        deprecated
        discouraged
        words
        procParams
      }
      returns {
        type
        words
        allowed
      }
      yields {
        types
        words
      }
      raises {
        error
        words
      }
      negation {
        name
        anchor
      }
      waitsFor
    }
    events {
      name
      anchor
      jsName
      payload
      constant
      waiter
      mayCallLibrary
    }
  }
`;
