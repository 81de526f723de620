import type { Root } from "hast";

/** Returns a page that shows authors, in the preview, what to mend. */
export function problemTree(message: string): Root {
  const code = {
    type: "element" as const,
    tagName: "code",
    properties: {},
    children: [text(message)],
  };
  const box = {
    type: "element" as const,
    tagName: "Admonition",
    properties: { kind: "danger", title: "This page cannot be built" },
    children: [{ type: "element" as const, tagName: "pre", properties: {}, children: [code] }],
  };
  return { type: "root", children: [box] };
}

function text(value: string) {
  return { type: "text" as const, value };
}
