import { nodesDigest } from "../cache/digest";

const node = (id: string, type: string, contentDigest: string) => ({
  id,
  internal: { type, contentDigest },
});
const file = node("a", "File", "1");
const page = node("b", "DocPage", "2");

it("is the same for the same nodes in another order, whatever pages there are", () => {
  const sitePage = node("c", "SitePage", "3");
  expect(nodesDigest([page, sitePage, file])).toBe(nodesDigest([file, page]));
});

it.each([
  ["comes", [file, page, node("d", "File", "1")]],
  ["goes", [file]],
  ["changes", [file, node("b", "DocPage", "3")]],
])("is another one when a node %s", (_case, nodes) => {
  expect(nodesDigest(nodes)).not.toBe(nodesDigest([file, page]));
});
