import type { ContentNode } from "../shared/contentNode";
import { partGroups } from "./partGroups";

const text: ContentNode[] = ["text"];
const section: ContentNode[] = [["section", null]];
const member: ContentNode[] = [["MemberSection", { member: "goto" }]];
const event: ContentNode[] = [["EventSection", { event: "popup" }]];
const served: ContentNode[] = [["ServerSection", { heading: "goto" }, ["MemberSection", null]]];
const servedText: ContentNode[] = [["ServerSection", { heading: "a" }, ["section", null]]];
const many = Array<ContentNode[]>(12).fill(member);

it.each([
  ["sections of a class", [member, event, served], [[member, event, served]]],
  ["no more than twelve of them", [...many, member], [many, [member]]],
  [
    "nothing else",
    [text, section, section, servedText],
    [[text], [section], [section], [servedText]],
  ],
  [
    "none across a section that is not theirs",
    [member, section, member],
    [[member], [section], [member]],
  ],
  [
    "none with text behind it",
    [member, [...member, ...text], event],
    [[member], [[...member, ...text]], [event]],
  ],
])("puts together %s", (_case, parts, groups) => {
  expect(partGroups(parts)).toEqual(groups);
});
