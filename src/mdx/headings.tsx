import type { ComponentPropsWithoutRef } from "react";
import { HeadingLine } from "../ui/HeadingLine";
import { textOf } from "./textOf";

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
