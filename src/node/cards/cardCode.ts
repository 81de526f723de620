import type { ExampleBlock } from "../document/readParts";
import { codeRoom, codeStyle } from "./cardSvg";
import { textWidth } from "./cardText";

/** A call, or what it returns and its name: `response = page.goto(url)`, `expect(page).to have_url(url)`. */
const call = /^(?:\w+ = )?(?:expect\()?[a-z_]+[.)]/;
/** A line that goes on in the next one. */
const goesOn = /[({[,|\\&=+.]$|\bdo\b|<<[~-]?\w/;
const pairs = [
  ["(", ")"],
  ["{", "}"],
  ["[", "]"],
] as const;

/**
 * Returns a line of a page's examples that says something by itself and fits its card; on the page of a class it calls
 * one of the members. `null` where no line does.
 */
export function cardCode(
  examples: readonly Pick<ExampleBlock, "code">[],
  members: readonly string[] | null,
): string | null {
  const names = members?.map((name) => name.replace(/^to_|\?$/g, "")) ?? [];
  const member = new RegExp(`[. ](?:${names.join("|")})(?!\\w)`);
  const lines = examples
    .flatMap(({ code }) => code.split("\n"))
    .map((line) => line.replace(/\s+#.*$/, "").trim())
    .filter((line) => call.test(line) && !goesOn.test(line) && isWhole(line))
    .filter((line) => textWidth(line, codeStyle) <= codeRoom);
  return lines.find((line) => members === null || member.test(line)) ?? null;
}

function isWhole(line: string): boolean {
  const count = (sign: string) => line.split(sign).length;
  return pairs.every(([open, close]) => count(open) === count(close)) && count('"') % 2 === 1;
}
