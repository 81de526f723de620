import { rbsArgument, rbsResult, type RbsNames, type RbsValue } from "./rbsType";

const names: RbsNames = {
  declared: new Set(["Page", "Response", "Route"]),
  conventional: (name) => ({ page: "Page" })[name],
};

const field = (name: string, type: string, required = true) => ({
  name,
  type,
  required,
  unit: null,
  deprecated: false,
  discouraged: false,
  enum: [],
  default: null,
  fields: [],
});
const size = [field("width", "Integer"), field("height", "Float", false)];

it.each<[string, RbsValue, string]>([
  ["a text", { type: "String" }, "String"],
  ["any number", { type: "Float" }, "Numeric"],
  ["true or false", { type: "Boolean" }, "bool"],
  ["anything", { type: "Object" }, "top"],
  ["anything beside a text", { type: "String | Object" }, "top"],
  ["for JavaScript", { type: "Object", playwrightType: "EvaluationArgument" }, "js_argument"],
  ["alternatives", { type: "String | Regexp" }, "String | Regexp"],
  ["a class of the library", { type: "Page" }, "Page"],
  ["a class that is gone", { type: "Android" }, "untyped"],
  ["allowed values", { type: "String", enum: ["left", "right"] }, '"left" | "right"'],
  ["allowed values in an array", { type: "Array<String>", enum: ["Alt"] }, 'Array["Alt"]'],
  ["allowed texts beside numbers", { type: "Float | String", enum: ["raf"] }, 'Numeric | "raf"'],
  ["arrays of alternatives", { type: "Array<String | Regexp> | nil" }, "Array[String | Regexp]?"],
  ["a hash with keys", { type: "Hash", fields: size }, "{ width: Integer, height: Numeric? }"],
  [
    "such hashes",
    { type: "Array<Hash>", fields: size },
    "Array[{ width: Integer, height: Numeric? }]",
  ],
  [
    "a hash of any keys",
    { type: "Hash<String, String | Float>" },
    "Hash[String | Symbol, String | Numeric]",
  ],
  ["a hash of which nothing is known", { type: "Hash" }, "Hash[String | Symbol, top]"],
  ["a Proc of which nothing is known", { type: "Proc" }, "Proc"],
  ["a handler of any event", { type: "Proc", procParams: ["payload"] }, "Proc"],
  ["a handler of texts", { type: "Proc", procParams: ["String"] }, "^(String) -> void"],
  ["a handler", { type: "Proc", procParams: ["Route"] }, "^(Route) -> void"],
  [
    "a predicate beside a text",
    { name: "urlOrPredicate", type: "String | Proc", procParams: ["Response"] },
    "String | (^(Response) -> boolish)",
  ],
  [
    "a function for JavaScript",
    { type: "Proc", procParams: ["Hash{page:,id:}", "*args"] },
    "^({ page: Page, id: untyped }, *js_value) -> js_argument",
  ],
])("says of an argument that it is %s", (_case, value, rbs) => {
  expect(rbsArgument(value, names)).toBe(rbs);
});

it.each<[string, RbsValue, string]>([
  ["a number of JSON", { type: "Float" }, "(Float | Integer)"],
  ["an object or nil", { type: "Response | nil" }, "Response?"],
  ["alternatives or nil", { type: "String | Page | nil" }, "(String | Page | nil)"],
  ["nil", { type: "nil" }, "nil"],
  ["allowed values", { type: "String", enum: ["a", "b"] }, '("a" | "b")'],
  [
    "a hash with texts as keys",
    { type: "Hash | nil", fields: size, keyTypes: ["String"] },
    '{ "width" => Integer, "height" => Float | Integer | nil }?',
  ],
  [
    "a hash with symbols as keys",
    { type: "Hash", fields: [field("x", "Integer")], keyTypes: ["Symbol"] },
    "{ x: Integer }",
  ],
  [
    "a hash in a hash, with keys of the same class",
    {
      type: "Hash",
      fields: [{ ...field("at", "Hash"), fields: [field("x", "Integer")] }],
      keyTypes: ["String"],
    },
    '{ "at" => { "x" => Integer } }',
  ],
  [
    "a hash whose keys nobody has seen",
    { type: "Hash", fields: [field("x", "Integer"), field("y", "String")] },
    "Hash[String | Symbol, Integer | String]",
  ],
  ["a hash by name", { type: "Hash<String, Page>" }, "Hash[String, Page]"],
  ["what JavaScript gives", { type: "Object", playwrightType: "Serializable" }, "js_value"],
  ["that, or nothing", { type: "Object | nil", playwrightType: "Serializable" }, "js_value?"],
  ["an array of pages", { type: "Array", playwrightType: "Array<Page>" }, "Array[Page]"],
  ["a hash from the browser", { type: "Hash", keyTypes: ["String"] }, "Hash[String, js_value]"],
  ["anything", { type: "Object" }, "untyped"],
])("says of a result that it is %s", (_case, value, rbs) => {
  expect(rbsResult(value, names)).toBe(rbs);
});
