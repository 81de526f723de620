import type { ApiType } from "../src/playwright/apiJson";
import { namedDefault, namedMembers } from "../src/playwright/defaults";
import { enumOf, rbsType, rubyType, typeText } from "../src/playwright/typeNames";

function union(...names: string[]): ApiType {
  return { name: "", union: names.map((name) => ({ name })) };
}

const array = (of: ApiType): ApiType => ({ name: "Array", templates: [of] });

it.each<[ApiType, string, string, string]>([
  [{ name: "path" }, "path", "String", "(String | File)"],
  [union("null", "Lid"), "null | Lid", "Lid | nil", "(nil | Lid)"],
  [union("string", "Buffer"), "string | Buffer", "String", "(String | String)"],
  [union('"green"', '"black"'), '"green" | "black"', "String", '("green" | "black")'],
  [
    array(union("string", "RegExp")),
    "Array<string | RegExp>",
    "Array<String | Regexp>",
    "Array[untyped]",
  ],
  [
    { name: "Object", templates: [{ name: "string" }, union("string", "undefined")] },
    "Object<string, string>",
    "Hash<String, String>",
    "Hash[untyped, untyped]",
  ],
  [
    { name: "function", args: [{ name: "Lid" }], returnType: { name: "boolean" } },
    "function(Lid): boolean",
    "Proc",
    "function",
  ],
  [{ name: "Stove" }, "Stove", "Stove", "untyped"],
])("says a type in JavaScript, in Ruby and in RBS", (type, text, ruby, rbs) => {
  expect([typeText(type), rubyType(type), rbsType(type, new Set(["Lid"]))]).toEqual([
    text,
    ruby,
    rbs,
  ]);
});

it("knows the values of an enum, in a list too, and no null among them", () => {
  expect(enumOf(union("null", '"green"', '"black"'))).toEqual(["green", "black"]);
  expect(enumOf(array(union('"a"', '"b"')))).toEqual(["a", "b"]);
  expect(enumOf(union("string", "int"))).toEqual([]);
});

it.each([
  ["Maximum time. Defaults to `30000`. [`method: Page.setDefaultTimeout`]", "30000"],
  ['Defaults to `"allow"`', "allow"],
  ["defaults to\n`minimal`", "minimal"],
  ["Default to false", "false"],
  ["This option will default to `true` in the future. Defaults to `false`.", "false"],
  ["Defaults to `process.env`", null],
  ["Defaults to none", null],
  ["", null],
])("takes the value of %j, never the sentence", (comment, value) => {
  expect(namedDefault(comment)).toBe(value);
});

it("takes the members that a notice names", () => {
  expect(namedMembers("Use [`method: Locator.fill`] or [`property: Page.clock`].")).toEqual([
    "Locator.fill",
    "Page.clock",
  ]);
});
