import { everyDescription, everyMember } from "../api/apiDescriptions";
import type { Content } from "../content/parseContent";
import type { ProseBlock } from "../document/readParts";

/** A text of the content. */
interface ProseText {
  file: string;
  /** The page that it is on; `null` for descriptions and samples. */
  path: string | null;
  prose: readonly ProseBlock[];
  /** The examples beside it. */
  code: string;
}

/** Returns the prose of every document and of every description. */
export function everyProse(content: Content): ProseText[] {
  const documents = content.documents.map(({ file, path, prose, examples }) => {
    return { file, path, prose, code: examples.map(({ code }) => code).join("\n") };
  });
  const descriptions = everyMember(content).flatMap(({ file, member }) =>
    everyDescription(member).map(({ text, line }) => {
      return { file, path: null, prose: [proseLine(text, line)], code: "" };
    }),
  );
  return [...documents, ...descriptions];
}

/** Returns the prose of one line of text, where backticks enclose code. */
function proseLine(text: string, line: number): ProseBlock {
  const parts = text
    .split("`")
    .map((part, index) => ({ text: part, isCode: index % 2 === 1, line, column: 1 }));
  return { text, parts };
}
