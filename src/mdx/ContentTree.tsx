import { useMDXComponents } from "@mdx-js/react";
import type { Root } from "hast";
import { toJsxRuntime, type Components } from "hast-util-to-jsx-runtime";
import { memo, useMemo } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";

interface ContentTreeProps {
  content: Root;
}

/** Draws a document with the components of the nearest `MDXProvider`; again only when the document changes. */
export const ContentTree = memo(function ContentTree({ content }: ContentTreeProps) {
  // The two packages describe the same map, one with components that return elements, one with any node.
  const components = useMDXComponents() as Components;
  return useMemo(
    () => toJsxRuntime(content, { Fragment, jsx, jsxs, components }),
    [content, components],
  );
});
