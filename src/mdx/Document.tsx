import { MDXProvider } from "@mdx-js/react";
import type { MDXComponents } from "mdx/types";
import { ContentTree } from "./ContentTree";
import { Prose } from "./Prose";
import { toContent } from "./toContent";

interface DocumentProps {
  content: object;
  components: MDXComponents;
}

/** Renders the text of a page. */
export function Document({ content, components }: DocumentProps) {
  return (
    <Prose>
      <MDXProvider components={components}>
        <ContentTree content={toContent(content)} />
      </MDXProvider>
    </Prose>
  );
}
