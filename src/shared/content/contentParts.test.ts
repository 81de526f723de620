import type { ContentNode } from "./contentNode";
import { contentParts, staticSection } from "./contentParts";

const p: ContentNode = ["p", null, "Text"];
const section: ContentNode = ["section", null, p];
const member: ContentNode = ["MemberSection", { member: "goto" }];
const event: ContentNode = ["EventSection", { event: "dialog" }];

it.each<[string, ContentNode[], ContentNode[][]]>([
  ["an empty document", [], []],
  ["text alone", [p, p], [[p, p]]],
  ["sections after text", [p, section, section], [[p], [section], [section]]],
  ["members and events", [member, event], [[member], [event]]],
  ["text after a section", [section, p], [[section, p]]],
])("takes %s apart", (_case, content, parts) => {
  expect(contentParts(content)).toEqual(parts);
});

const tabs: ContentNode = ["Tabs", null, p];

it.each<[string, ContentNode[], boolean]>([
  ["a section of text", [["section", null, p]], true],
  ["a member with an example", [["MemberSection", { member: "goto" }, ["CodeBlock", null]]], true],
  [
    "a section whose content is the server's",
    [["PreservedSection", { heading: "a" }, section]],
    true,
  ],
  ["a section with tabs", [["section", null, ["Admonition", null, tabs]]], false],
  ["what stands before the first section", [p], false],
  ["a section with text behind it", [["section", null, p], p], false],
])("says whether React has nothing to do in %s", (_case, part, isStatic) => {
  expect(staticSection(part)).toBe(isStatic ? part[0] : null);
});
