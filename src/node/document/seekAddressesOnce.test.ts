import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { aDocument } from "../../../test/contentFactories";
import { eachNode } from "./eachNode";
import { seekAddressesOnce } from "./seekAddressesOnce";

const whole = unified().use(remarkParse).use(remarkGfm).freeze();
const lean = unified().use(remarkParse).use(remarkGfm).use(seekAddressesOnce).freeze();

/** A link that was found in finished text has no place. */
function withoutPlaces(tree: Nodes): Nodes {
  eachNode<Nodes>(tree, (node) => {
    delete node.position;
  });
  return tree;
}

it.each([
  ["an address of mail", "Write to first.last+news@example.com, or not."],
  ["several of them", "- a@example.com\n- **b@example.com**\n- [c@example.com](/c)"],
  ["what only looks like one", "The variable `a@b`, @name, x@y and a@b_."],
  ["other addresses", "See https://example.com/a, www.example.com and http://b.example.com."],
  ["addresses beside brackets", "[https://example.com/a and (www.example.com/b) a@example.com"],
  [
    "plain words",
    "What happens_here, with 3 + 4 - 1 words.\n\n| a | b |\n| - | - |\n| c | ~~d~~ |",
  ],
])("reads %s as before", (_case, text) => {
  expect(withoutPlaces(lean.parse(text))).toEqual(withoutPlaces(whole.parse(text)));
});

it("leaves an address of mail in a document a link", () => {
  expect(aDocument("Write to a@example.com.").links).toMatchObject([
    { href: "mailto:a@example.com" },
  ]);
});
