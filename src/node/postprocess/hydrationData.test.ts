import type { ApiMember } from "../../shared/api/apiClass";
import type { ContentElement, ContentNode } from "../../shared/content/contentNode";
import { hydrationData, hydrationDataPath } from "./hydrationData";

const text: ContentNode = ["p", null, "Text"];
const goto: ContentElement = ["MemberSection", { member: "goto" }, text];
const dialog: ContentElement = ["EventSection", { event: "dialog" }, text];
const section: ContentElement = ["section", { "aria-labelledby": "start" }, text];
const withTabs: ContentElement = ["MemberSection", { member: "click" }, ["Tabs", null, text]];

const member = (name: string): ApiMember => ({
  name,
  anchor: `${name}-1`,
  kind: "method",
  jsName: `js${name}`,
  aliases: [],
  badges: ["deprecated"],
  seeInstead: ["Page#other"],
  since: null,
  inheritedFrom: null,
  sourceFile: "lib/a.rb",
  signature: { arguments: ["url"], block: null },
  options: [],
  returns: { type: "nil", description: null, allowed: [] },
  yields: null,
  raises: [{ error: "Error", description: "always" }],
  negation: null,
  waitsFor: null,
});

const apiClass = {
  members: [member("goto"), member("click")],
  events: [{ name: "dialog", anchor: "event-dialog" }],
};

function leftOf(content: ContentNode[]) {
  return hydrationData({ content, apiClass })?.content;
}

it.each<[string, ContentNode[], ContentNode[]]>([
  [
    "a section by what it is labelled by",
    [text, section],
    [text, ["PreservedSection", { heading: "start" }, ["section", { "aria-labelledby": "start" }]]],
  ],
  [
    "a member by its anchor",
    [goto],
    [["PreservedSection", { heading: "goto-1" }, ["MemberSection", { member: "goto" }]]],
  ],
  [
    "an event by its anchor",
    [dialog],
    [["PreservedSection", { heading: "event-dialog" }, ["EventSection", { event: "dialog" }]]],
  ],
])("leaves %s to the server", (_case, content, left) => {
  expect(leftOf(content)).toEqual(left);
});

it("keeps what React has something to do in", () => {
  expect(leftOf([goto, withTabs])?.[1]).toEqual(withTabs);
});

it("keeps of a member that is left only what the index shows", () => {
  const members = hydrationData({ content: [goto, withTabs], apiClass })?.apiClass?.members;
  expect(members?.[0]).toMatchObject({ jsName: "jsgoto", badges: ["deprecated"], raises: [] });
  expect(members?.[1]).toEqual(apiClass.members[1]);
});

it.each<[string, ContentNode[]]>([
  ["text before the first section", [text]],
  ["a section that nothing finds", [["section", null, text]]],
  ["sections that React needs", [withTabs]],
])("has nothing to leave of %s", (_case, content) => {
  expect(hydrationData({ content, apiClass })).toBeNull();
});

it.each([
  ["/docs/api/page", "/page-data/hydration/docs/api/page.json"],
  ["/docs/api/page/", "/page-data/hydration/docs/api/page.json"],
])("puts the data of %s beside the pages", (path, file) => {
  expect(hydrationDataPath(path)).toBe(file);
});
