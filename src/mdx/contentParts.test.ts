import type { ContentNode } from "../shared/contentNode";
import { contentParts } from "./contentParts";

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
