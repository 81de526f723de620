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
import type { ContentElement, ContentNode } from "../shared/contentNode";
import { contentParts, staticSection } from "../shared/contentParts";
import { watchScrollers } from "../ui/scrollGroups";
import { preservedHtml } from "../hydration/preservedHtml";
import { useServerRendered } from "../hydration/useServerRendered";
import {
  hasPreservedSections,
  readPreservedHtml,
  sectionItself,
} from "../hydration/preservedSections";

/** The server itself draws everything. */
const isInBrowser = typeof document !== "undefined";

interface ContentTreeProps {
  content: readonly ContentNode[];
}

/**
 * Draws a document with the components of the nearest `MDXProvider`; again only when the document changes. Sections that
 * the server has drawn, and in which React has nothing to do, stay as they are. Any other is a boundary of its own, so
 * that React takes over a long page piece by piece, and first the one that is pressed.
 */
export const ContentTree = memo(function ContentTree({ content }: ContentTreeProps) {
  const parts = useMemo(() => contentParts(content), [content]);
  const isDrawnByServer = useServerRendered() && isInBrowser;
  const isOfServer = isDrawnByServer || hasPreservedSections(content);
  useEffect(() => (isOfServer ? watchScrollers() : undefined), [isOfServer]);
  // The same elements when it is drawn again: others would make React give up what it has not taken over yet.
  return useMemo(
    () => parts.map((nodes, index) => drawPart(nodes, index, isDrawnByServer)),
    [parts, isDrawnByServer],
  );
});

function drawPart(nodes: readonly ContentNode[], key: number, isDrawn: boolean) {
  const still = staticSection(nodes);
  return still ? (
    <StaticPart key={key} section={still} isDrawn={isDrawn} />
  ) : (
    <Suspense key={key}>
      <Part nodes={nodes} />
    </Suspense>
  );
}

interface StillPartProps {
  section: ContentElement;
  /** Whether the server has drawn it. */
  isDrawn: boolean;
}

const StaticPart = memo(function StaticPart({ section, isDrawn }: StillPartProps) {
  const components = useMDXComponents() as Components;
  const html = isDrawn ? "" : readPreservedHtml(section);
  const [name, properties, ...children] = sectionItself(section);
  if (html === null) return draw([name, properties, ...children], components);
  const type = components[name];
  return type
    ? createElement(type, { ...properties, html })
    : createElement(name, { ...properties, ...preservedHtml(html) });
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
