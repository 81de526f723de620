import type { ContentNode } from "../shared/contentNode";
import { partsAtFirst } from "./partsAtFirst";

const text: ContentNode[] = ["text"];
const section: ContentNode[] = [["section", null]];
const member: ContentNode[] = [["MemberSection", { member: "goto" }]];

it.each([
  ["some sections of a guide", [text, ...Array<ContentNode[]>(9).fill(section)], 6],
  ["few of a class", [text, member, member, member, member], 3],
  ["fewer of a class with a long index", [text, ...Array<ContentNode[]>(40).fill(member)], 2],
  [
    "none of a class whose index is some screens high",
    [text, ...Array<ContentNode[]>(99).fill(member)],
    1,
  ],
  ["all of a short page", [text, section], 2],
])("takes %s", (_case, parts, count) => {
  expect(partsAtFirst(parts)).toBe(count);
});
