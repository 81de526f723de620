import { useMDXComponents } from "@mdx-js/react";
import {
  createElement,
  Fragment,
  memo,
  Suspense,
  useEffect,
  useMemo,
  type ElementType,
  type ReactNode,
} from "react";
import type { ContentElement, ContentNode } from "../shared/content/contentNode";
import { contentParts, staticSection } from "../shared/content/contentParts";
import { watchScrollers } from "../ui/code/scrollGroups";
import { preservedHtml } from "../hydration/preservedHtml";
import { useServerRendered } from "../hydration/useServerRendered";
import {
  hasPreservedSections,
  readPreservedHtml,
  sectionItself,
} from "../hydration/preservedSections";

/** The server itself renders everything. */
const isInBrowser = typeof document !== "undefined";

interface ContentTreeProps {
  content: readonly ContentNode[];
}

/**
 * A document with the components of the nearest `MDXProvider`; rendered again only when the document changes. On
 * hydration its static sections keep the server's HTML; any other part is a boundary of its own, so that React hydrates a
 * long page piece by piece, and first the one that is pressed.
 */
export const ContentTree = memo(function ContentTree({ content }: ContentTreeProps) {
  const parts = useMemo(() => contentParts(content), [content]);
  const isServerRendered = useServerRendered() && isInBrowser;
  const hasServerHtml = isServerRendered || hasPreservedSections(content);
  useEffect(() => (hasServerHtml ? watchScrollers() : undefined), [hasServerHtml]);
  // The same elements when it is rendered again: others would make React give up what is not hydrated yet.
  return useMemo(
    () => parts.map((nodes, index) => renderPart(nodes, index, isServerRendered)),
    [parts, isServerRendered],
  );
});

function renderPart(nodes: readonly ContentNode[], key: number, isServerRendered: boolean) {
  const section = staticSection(nodes);
  return section ? (
    <StaticPart key={key} section={section} isServerRendered={isServerRendered} />
  ) : (
    <Suspense key={key}>
      <Part nodes={nodes} />
    </Suspense>
  );
}

interface StaticPartProps {
  section: ContentElement;
  /** True if its HTML is in the page. */
  isServerRendered: boolean;
}

const StaticPart = memo(function StaticPart({ section, isServerRendered }: StaticPartProps) {
  const components = useMDXComponents() as Components;
  const html = isServerRendered ? "" : readPreservedHtml(section);
  const [name, properties, ...children] = sectionItself(section);
  if (html === null) return renderNode([name, properties, ...children], components);
  const type = components[name];
  return type
    ? createElement(type, { ...properties, html })
    : createElement(name, { ...properties, ...preservedHtml(html) });
});

const Part = memo(function Part({ nodes }: { nodes: readonly ContentNode[] }) {
  // The package allows components inside components (`ol.li`), which no document of ours can name.
  const components = useMDXComponents() as Components;
  return createElement(Fragment, null, ...nodes.map((node) => renderNode(node, components)));
});

type Components = Partial<Record<string, ElementType>>;

function renderNode(node: ContentNode, components: Components): ReactNode {
  if (typeof node === "string") return node;
  const [name, properties, ...children] = node;
  const type = components[name] ?? name;
  return createElement(type, properties, ...children.map((child) => renderNode(child, components)));
}
