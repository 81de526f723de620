import { typeTokens } from "./typeTokens";

it.each([
  ["a class", "Locator", ["class:Locator"]],
  ["what is not a class", "nil", ["text:nil"]],
  ["a union", "String | Regexp", ["class:String", "text: | ", "class:Regexp"]],
  [
    "nested generics",
    "Array<Hash<String, JSHandle>>",
    [
      "class:Array",
      "text:<",
      "class:Hash",
      "text:<",
      "class:String",
      "text:, ",
      "class:JSHandle",
      "text:>>",
    ],
  ],
  ["a class that may be absent", "Response | nil", ["class:Response", "text: | nil"]],
  ["a namespace as one name", "Playwright::Error", ["class:Playwright::Error"]],
  ["nothing", "", []],
])("cuts %s into its classes", (_case, source, expected) => {
  expect(typeTokens(source).map(({ type, text }) => `${type}:${text}`)).toEqual(expected);
});
