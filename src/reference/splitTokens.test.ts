import { backticked, classNames, splitTokens, type Token } from "./splitTokens";

const told = ({ isNamed, text }: Token) => (isNamed ? `named:${text}` : `text:${text}`);

it.each([
  ["plain words", "Left edge.", ["text:Left edge."]],
  ["code alone", "`nil`", ["named:nil"]],
  [
    "code between words",
    "Pass `path` or `script`.",
    ["text:Pass ", "named:path", "text: or ", "named:script", "text:."],
  ],
  ["code that touches code", "`a``b`", ["named:a", "named:b"]],
  ["a backtick without a partner", "5` wide", ["text:5` wide"]],
  ["empty backticks", "a `` b", ["text:a `` b"]],
  ["nothing", "", []],
])("cuts %s", (_case, line, expected) => {
  expect(splitTokens(line, backticked).map(told)).toEqual(expected);
});

it.each([
  ["a class", "Locator", ["named:Locator"]],
  ["what is not a class", "nil", ["text:nil"]],
  ["a union", "String | Regexp", ["named:String", "text: | ", "named:Regexp"]],
  [
    "nested generics",
    "Array<Hash<String, JSHandle>>",
    [
      "named:Array",
      "text:<",
      "named:Hash",
      "text:<",
      "named:String",
      "text:, ",
      "named:JSHandle",
      "text:>>",
    ],
  ],
  ["a class that may be absent", "Response | nil", ["named:Response", "text: | nil"]],
  ["a namespace as one name", "Playwright::Error", ["named:Playwright::Error"]],
  ["nothing", "", []],
])("cuts %s into its classes", (_case, source, expected) => {
  expect(splitTokens(source, classNames).map(told)).toEqual(expected);
});
