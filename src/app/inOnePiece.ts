import { css, type RuleSet } from "styled-components";

/** What comes after `styled.p`: it makes a component of a template's pieces and what stands between them. */
type Make<Made> = (pieces: TemplateStringsArray, ...between: never[]) => Made;

/**
 * What `make` makes of a template, with its rules in one piece if none of them depends on properties. styled-components
 * puts the pieces together for each element and looks the result up, which is a sixteenth of drawing a page.
 */
export function inOnePiece<Made>(
  make: Make<Made>,
  pieces: TemplateStringsArray,
  ...between: readonly never[]
): Made {
  const rules: RuleSet = css(pieces, ...between);
  const isText = rules.every((rule) => typeof rule === "string");
  return isText ? make(templateOf(rules.join(""))) : make(pieces, ...between);
}

function templateOf(text: string): TemplateStringsArray {
  return Object.assign([text], { raw: [text] });
}
