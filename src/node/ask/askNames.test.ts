import { anApiClass, anApiMember, anApiOption } from "../../../test/apiFactories";
import { unknownNames, type KnownNames } from "../../search/ask/hosted/unknownNames";
import { askNamesFile } from "./askFiles";

const apiClass = anApiClass({
  members: [
    anApiMember({
      name: "screenshot",
      aliases: ["shot"],
      options: [anApiOption({ name: "fullPage" }), anApiOption({ name: "clip.x" })],
    }),
    anApiMember({
      name: "to_have_text",
      kind: "assertion",
      negation: { name: "not_to_have_text", anchor: "not_to_have_text" },
    }),
  ],
});

const known = JSON.parse(askNamesFile([{ apiClass }]).body) as KnownNames;

it.each([
  ["a member", "page.screenshot(fullPage: true)"],
  ["another name of it", "page.shot"],
  ["a key of an option", "page.screenshot(x: 1)"],
  ["an assertion", "expect(page).to have_text('a')"],
  ["what Ruby has", "[1].map(&:to_s).each_slice(2).to_a"],
])("knows %s", (_case, code) => {
  expect(unknownNames(code, known)).toEqual([]);
});

it("knows no others", () => {
  expect(unknownNames("page.snapshot; page.screenshot(full_page: 1)", known)).toHaveLength(2);
});
