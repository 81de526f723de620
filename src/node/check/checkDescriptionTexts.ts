import { errorNames } from "../../../packages/example-check/src/facts/errorFacts";
import { didYouMean } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import {
  everyDescription,
  everyMember,
  type Description,
  type MemberDescriptions,
} from "../api/apiDescriptions";
import { invisibleSigns } from "../document/checkText";
import type { Content } from "../content/parseContent";

/**
 * Returns what no description may have: signs that nobody sees, Markdown that readers would see, errors that there
 * are not.
 */
export function checkDescriptionTexts(content: Content): Problem[] {
  return everyMember(content).flatMap(({ file, member }) => [
    ...everyDescription(member).flatMap((description) => textProblems(file, description)),
    ...unknownErrors(file, member),
  ]);
}

function textProblems(file: string, { text, line }: Description): Problem[] {
  const invisible = invisibleSigns(file, text).map(({ column: _column, ...problem }) => ({
    ...problem,
    line,
  }));
  const [found] = markdown.exec(text.replace(/`[^`]+`/g, "``")) ?? [];
  if (found === undefined) return invisible;
  const message = `"${found}" stands on the page as it is: a description is plain text with code in backticks.`;
  const hint = "Take the signs out; a name in backticks, such as `Page#goto`, becomes a link.";
  return [...invisible, { file, line, rule: "description-markdown", message, hint }];
}

/** A link, or what stands between signs of emphasis. */
const markdown =
  /\[[^\]]*\]\([^)]*\)|\*\*[^\s*].*?\*\*|(?<![\w*])\*[^\s*][^*]*\*(?![\w*])|(?<!\w)(_{1,2})[^\s_][^_]*\1(?!\w)/;

const knownErrors = errorNames.map((name) => `Playwright::${name}`);

function unknownErrors(file: string, { raises }: MemberDescriptions): Problem[] {
  return [...raises]
    .filter(([error]) => error.startsWith("Playwright::") && !knownErrors.includes(error))
    .map(([error, { line }]) => {
      const message = `There is no error ${error}.`;
      const hint = didYouMean(error, knownErrors);
      return { file, line, rule: "description-unknown-error", message, hint };
    });
}
