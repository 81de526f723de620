import { MDXProvider } from "@mdx-js/react";
import { graphql, type PageProps } from "gatsby";
import type { ReactNode } from "react";
import { DocLayout } from "../layout/DocLayout";
import { components } from "../mdx/components";
import { ContentTree } from "../mdx/ContentTree";
import { toContent } from "../mdx/toContent";
import { GemVersionsContext } from "../mdx/gemVersionsContext";
import { Prose } from "../mdx/Prose";
import { ApiClassProvider } from "../reference/ApiClassProvider";
import { ApiOverviewProvider } from "../reference/ApiOverviewProvider";
import { ClassFacts } from "../reference/ClassFacts";
import { SettleSections } from "../reference/SettleSections";
import { toApiClass } from "./toApiClass";
import { toApiIndex } from "./toApiIndex";
import { toPageFacts } from "./toPageFacts";

type DocPageResult = NonNullable<Queries.DocPageTemplateQuery["docPage"]>;

export default function DocPageTemplate({ data }: PageProps<Queries.DocPageTemplateQuery>) {
  if (data.docPage === null) throw new Error("The page's data is missing.");
  const page = toPageFacts(data.docPage);
  return (
    <DocLayout page={page}>
      <WithApiClass result={data.docPage.apiClass}>
        <WithOverview result={data.docPage}>
          <Prose>
            <GemVersionsContext.Provider value={data.docPage.gemVersions}>
              <MDXProvider components={components}>
                <ContentTree content={toContent(data.docPage.content)} />
              </MDXProvider>
            </GemVersionsContext.Provider>
          </Prose>
        </WithOverview>
      </WithApiClass>
    </DocLayout>
  );
}

interface WithApiClassProps {
  result: DocPageResult["apiClass"];
  children: ReactNode;
}

function WithApiClass({ result, children }: WithApiClassProps) {
  if (result === null) return children;
  return (
    <ApiClassProvider apiClass={toApiClass(result)} typeLinks={toTypeLinks(result.typeLinks)}>
      <ClassFacts />
      {children}
      <SettleSections />
    </ApiClassProvider>
  );
}

interface WithOverviewProps {
  result: DocPageResult;
  children: ReactNode;
}

function WithOverview({ result: { apiIndex, apiCoverage }, children }: WithOverviewProps) {
  return (
    <ApiOverviewProvider index={apiIndex && toApiIndex(apiIndex)} coverage={apiCoverage}>
      {children}
    </ApiOverviewProvider>
  );
}

function toTypeLinks(links: object): Record<string, string> {
  return Object.fromEntries(Object.entries(links).map(([name, path]) => [name, String(path)]));
}

export const query = graphql`
  query DocPageTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      path
      section
      title
      navTitle
      description
      sourcePath
      lastUpdated
      toc {
        id
        text
        level
        isCode
      }
      content
      apiIndex {
        name
        kinds
        places {
          owner
          path
          jsName
          warning
        }
      }
      apiCoverage {
        classes {
          name
          path
          implemented {
            name
            jsName
            path
          }
          missing {
            name
            jsName
            path
          }
          otherLanguages
        }
        unwrapped {
          name
          members
          languages
          rubyClass
          path
        }
      }
      gemVersions {
        gem
        released
        playwright
        ruby
      }
      apiClass {
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
    }
  }
`;
