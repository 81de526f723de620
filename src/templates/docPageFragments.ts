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
