import { aDocument, outline } from "../../../test/contentFactories";
import { parseLibraryFacts } from "../../../packages/example-check/src/facts/libraryFacts";
import { checkExamples } from "../check/checkExamples";
import { markExamples } from "./markExamples";
import { readContent } from "./readContent";

const library = parseLibraryFacts(readContent(process.cwd()).facts.map(({ text }) => text));

const body = `
\`\`\`ruby
page.title
\`\`\`

\`\`\`bash
$ ruby a.rb
\`\`\`

:::note
\`\`\`ruby
page.titel
\`\`\`
:::

\`\`\`ruby unchecked="for an old version"
page.titel
\`\`\`
`;

it("marks each Ruby block with what its check found", () => {
  const document = { ...aDocument(body), path: null };
  const tree = markExamples(document.tree, checkExamples(document, library));
  const blocks = outline(tree, "checked", "problems").match(/CodeBlock(\[[^\]]*\])?/g);
  expect(blocks).toEqual([
    "CodeBlock[checked=true]",
    "CodeBlock",
    'CodeBlock[problems=content/docs/article/a.mdx:17:6 Page has no method "titel". Did you mean "title"?]',
    "CodeBlock",
  ]);
});

it("leaves the tree as it was", () => {
  const document = { ...aDocument(body), path: null };
  const before = structuredClone(document.tree);
  markExamples(document.tree, checkExamples(document, library));
  expect(document.tree).toEqual(before);
});
