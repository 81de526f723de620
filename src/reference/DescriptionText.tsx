import { Fragment } from "react";
import { MemberLink } from "./MemberLink";
import { backticked, splitTokens } from "./splitTokens";

interface DescriptionTextProps {
  /** One line of text; what is in backticks is code. */
  line: string;
}

export function DescriptionText({ line }: DescriptionTextProps) {
  return splitTokens(line, backticked).map(({ isNamed, text }, index) =>
    isNamed ? <MemberLink key={index} code={text} /> : <Fragment key={index}>{text}</Fragment>,
  );
}
