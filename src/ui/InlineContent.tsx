import type { Root, RootContent } from "hast";
import { createElement, type ReactNode } from "react";
import { inlineTags, type InlineTag } from "../shared/content/inlineTags";
import { SiteLink } from "./links/SiteLink";

interface InlineContentProps {
  content: Root;
}

/** Renders a line of text with links, code and emphasis; anything else is rendered as the text in it. */
export function InlineContent({ content }: InlineContentProps) {
  return content.children.map(renderNode);
}

function renderNode(node: RootContent, index: number): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const children = node.children.map(renderNode);
  if (node.tagName === "a") {
    return (
      <SiteLink key={index} href={String(node.properties["href"] ?? "")}>
        {children}
      </SiteLink>
    );
  }
  return isInlineTag(node.tagName)
    ? createElement(node.tagName, { key: index }, ...children)
    : children;
}

function isInlineTag(tag: string): tag is InlineTag {
  return (inlineTags as readonly string[]).includes(tag);
}
