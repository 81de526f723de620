import { graphql, type PageProps } from "gatsby";
import { DocLayout } from "../layout/DocLayout";
import { GemVersionsContext } from "../mdx/gemVersionsContext";
import { overviewComponents } from "../mdx/overviewComponents";
import { ApiOverviewProvider } from "../reference/ApiOverviewProvider";
import { Document } from "../mdx/Document";
import { foundPage } from "./foundPage";
import { toApiIndex } from "./toApiIndex";
import { toPageFacts } from "./toPageFacts";
import { WithApiClass } from "../reference/WithApiClass";

/** A page with shortcodes, which show what is known of the whole library; of any section. */
export default function OverviewTemplate({ data }: PageProps<Queries.OverviewTemplateQuery>) {
  const page = foundPage(data);
  const { apiClass, apiIndex, apiCoverage, gemVersions } = page;
  return (
    <DocLayout page={toPageFacts(page)}>
      <WithApiClass result={apiClass}>
        <ApiOverviewProvider index={apiIndex && toApiIndex(apiIndex)} coverage={apiCoverage}>
          <GemVersionsContext.Provider value={gemVersions}>
            <Document content={page.content} components={overviewComponents} />
          </GemVersionsContext.Provider>
        </ApiOverviewProvider>
      </WithApiClass>
    </DocLayout>
  );
}

export const query = graphql`
  query OverviewTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...DocPageFields
      apiClass {
        ...ApiClassFields
      }
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
    }
  }
`;
