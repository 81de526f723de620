import { Children, isValidElement, type ReactNode } from "react";

/** Returns the text of what is to be rendered, without its markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node).map(textOfChild).join("");
}

function textOfChild(child: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
  return typeof child === "string" || typeof child === "number" ? String(child) : "";
}
