import {
  aDocPage,
  anApiClass,
  anApiEvent,
  anApiMember,
  anApiOption,
} from "../../../test/apiFactories";
import { aDocument } from "../../../test/contentFactories";
import { buildSearchRecords } from "./buildSearchRecords";
import { linkTargets } from "./linkTargets";
import { checkIds, checkRecords } from "./checkRecords";
import { idsOf, searchPart, validateRecords, validateSearchRecords } from "./validateSearchRecords";

const body = "Intro.\n\n## goto\n\nOpens.\n\n### More\n\n## event: close\n\nGone.\n";
const source = {
  pages: [
    aDocPage({ path: "/docs/api/page", title: "Page", content: aDocument(body, "api").tree }),
    aDocPage({ path: "/docs/a", title: "A", content: aDocument("## B\n\n### C\n", "guide").tree }),
  ],
  classes: [
    anApiClass({
      members: [anApiMember({ name: "goto", options: [anApiOption({ anchor: "goto-timeout" })] })],
      events: [anApiEvent()],
    }),
  ],
};
const records = buildSearchRecords(source);
const targets = linkTargets(source);
const [first] = records;
if (!first) throw new Error("There are no records.");

it("lets valid records through", () => {
  expect(validateSearchRecords(source)).toEqual(records);
  expect(records).toHaveLength(7);
});

it("refuses two of the same id", () => {
  expect(checkIds(idsOf([...records, first]))).toEqual([
    "More than one record has the objectID /docs/api/page.",
  ]);
});

it.each([
  [
    "a page that is not built",
    [{ ...first, objectID: "/docs/b", url: "/docs/b", url_without_anchor: "/docs/b" }],
    '"Page" of /docs/b leads to /docs/b, which is no page.',
  ],
  [
    "an anchor that is not there",
    [{ ...first, objectID: "/docs/api/page#x", url: "/docs/api/page#x", anchor: "x" }],
    '"Page" of /docs/api/page leads to /docs/api/page#x, an anchor that its page does not have.',
  ],
  ["an id that is not its address", [{ ...first, objectID: "1" }], "has other addresses than"],
  ["an address that is not its parts", [{ ...first, url: "/docs/a" }], "has other addresses than"],
  ["too much text", [{ ...first, content: "é".repeat(4800) }], "bytes, more than 9500"],
])("refuses %s", (_case, faulty, message) => {
  expect(checkRecords(faulty, targets).join("\n")).toContain(message);
});

it("refuses a member whose section its page does not have", () => {
  const members = [anApiMember({ name: "goto" }), anApiMember({ name: "reload" })];
  const stray = { ...source, classes: [anApiClass({ members, events: [anApiEvent()] })] };
  expect(() => validateSearchRecords(stray)).toThrow("leads to /docs/api/page#reload");
});

it("refuses an id that two parts of a site have", () => {
  const part = searchPart(source);
  expect(() => validateRecords([part, part])).toThrow(
    "More than one record has the objectID /docs/api/page.",
  );
});

it("refuses a site without records", () => {
  expect(() => validateRecords([])).toThrow("There are no search records.");
});
