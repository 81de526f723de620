import { Children, type ComponentPropsWithoutRef, isValidElement, type ReactNode } from "react";
import { HeadingLine } from "../ui/HeadingLine";

type HeadingProps = ComponentPropsWithoutRef<"h2">;

export const Heading2 = headingOfLevel(2);
export const Heading3 = headingOfLevel(3);
export const Heading4 = headingOfLevel(4);
export const Heading5 = headingOfLevel(5);
export const Heading6 = headingOfLevel(6);

function headingOfLevel(level: 2 | 3 | 4 | 5 | 6) {
  return function Heading({ id = "", children }: HeadingProps) {
    return (
      <HeadingLine level={level} id={id} name={textOf(children)}>
        {children}
      </HeadingLine>
    );
  };
}

/** Returns the text of what is to be rendered, without its markup. */
export function textOf(node: ReactNode): string {
  return Children.toArray(node).map(textOfChild).join("");
}

function textOfChild(child: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
  return typeof child === "string" || typeof child === "number" ? String(child) : "";
}
