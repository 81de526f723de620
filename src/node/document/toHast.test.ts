import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { outline } from "../../../test/contentFactories";
import { toHast } from "./toHast";

const parser = unified().use(remarkParse).use(remarkMdx);

function outlineOf(text: string, ...properties: string[]): string {
  const tree: Root = parser.parse(text);
  return outline(toHast(tree), ...properties);
}

it.each([
  ["a component on a line of its own", "<ApiIndex />", "ApiIndex()"],
  ["a component in a line", "Press <Kbd>K</Kbd>.", "p(Press , Kbd(K), .)"],
  ["what stands in a component", "<Box>\n\nText.\n\n</Box>", "Box(p(Text.))"],
  ["its attributes", '<Kbd label="K" />', "Kbd[label=K]()"],
])("keeps %s", (_case, text, expected) => {
  expect(outlineOf(text, "label")).toBe(expected);
});

it.each([
  ["an expression", "<Kbd label={key} />"],
  ["no value", "<Kbd label />"],
  ["a spread", "<Kbd {...props} />"],
])("leaves out an attribute that has %s, which is a problem of its own", (_case, text) => {
  expect(outlineOf(text, "label")).toBe("Kbd()");
});
