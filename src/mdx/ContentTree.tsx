import { useMDXComponents } from "@mdx-js/react";
import {
  createElement,
  Fragment,
  memo,
  Suspense,
  useMemo,
  type ElementType,
  type ReactNode,
} from "react";
import type { ContentNode } from "../shared/contentNode";
import { contentParts } from "./contentParts";
import { useDrawnParts } from "./useDrawnParts";

interface ContentTreeProps {
  content: readonly ContentNode[];
}

/**
 * Draws a document with the components of the nearest `MDXProvider`; again only when the document changes. Each section
 * is a boundary of its own, so that React takes over a long page piece by piece, and first the one that is pressed.
 */
export const ContentTree = memo(function ContentTree({ content }: ContentTreeProps) {
  const parts = useMemo(() => contentParts(content), [content]);
  const drawn = useDrawnParts(parts.length);
  // The same elements when it is drawn again: others would make React give up what it has not taken over yet.
  return useMemo(
    () =>
      parts.slice(0, drawn).map((nodes, index) => (
        <Suspense key={index}>
          <Part nodes={nodes} />
        </Suspense>
      )),
    [parts, drawn],
  );
});

const Part = memo(function Part({ nodes }: { nodes: readonly ContentNode[] }) {
  // The package allows components inside components (`ol.li`), which no document of ours can name.
  const components = useMDXComponents() as Components;
  return createElement(Fragment, null, ...nodes.map((node) => draw(node, components)));
});

type Components = Partial<Record<string, ElementType>>;

function draw(node: ContentNode, components: Components): ReactNode {
  if (typeof node === "string") return node;
  const [name, properties, ...children] = node;
  const type = components[name] ?? name;
  return createElement(type, properties, ...children.map((child) => draw(child, components)));
}
