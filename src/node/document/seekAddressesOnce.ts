import type { Nodes, Root } from "mdast";
import type { Data, Processor } from "unified";
import { eachNode } from "./eachNode";

type Syntax = NonNullable<Data["micromarkExtensions"]>[number];
type Constructs = NonNullable<NonNullable<Syntax["text"]>[string]>;

/**
 * Makes GFM find the same addresses with less. Its syntax reads each word to its end to see whether `@` follows, so that
 * is left to its second look, through the finished text; and that one, which goes through every node with functions for
 * all changes that a tree may see, is only taken where the text has signs of an address.
 */
export function seekAddressesOnce(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = this.data();
  for (const { text = {} } of micromarkExtensions) {
    for (const [sign, constructs] of Object.entries(text)) {
      if (constructs) text[sign] = withoutMail(constructs);
    }
  }
  for (const extension of fromMarkdownExtensions.flat()) {
    if (extension.enter?.["literalAutolink"] === undefined) continue;
    extension.transforms = extension.transforms?.map(
      (seek) => (tree) => (mayHoldAddress(tree) ? seek(tree) : undefined),
    );
  }
}

function withoutMail(constructs: Constructs): Constructs {
  return [constructs].flat().filter(({ name }) => name !== "emailAutolink");
}

function mayHoldAddress(tree: Root): boolean {
  let isFound = false;
  eachNode<Nodes>(tree, (node) => {
    if (node.type === "link" || node.type === "linkReference") return false;
    isFound ||= node.type === "text" && /@|:\/\/|www\./i.test(node.value);
  });
  return isFound;
}
