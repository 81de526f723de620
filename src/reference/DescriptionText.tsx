import { Fragment } from "react";
import { MemberLink } from "./MemberLink";
import { descriptionTokens } from "./descriptionTokens";

interface DescriptionTextProps {
  /** One line of text; what is in backticks is code. */
  line: string;
}

export function DescriptionText({ line }: DescriptionTextProps) {
  return descriptionTokens(line).map(({ type, text }, index) =>
    type === "code" ? (
      <MemberLink key={index} code={text} />
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
}
