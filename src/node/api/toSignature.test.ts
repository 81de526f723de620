import { methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import { toSignature } from "./joinApiClass";

function signature(fields: Record<string, unknown>) {
  const [method] = someFacts({ methods: [methodJson(fields)] }).methods;
  return method && toSignature(method);
}

it.each([
  ["a required argument", { kind: "positional", required: true, default: null }, ["a"]],
  ["an argument that may be left out", { kind: "positional", default: "{}" }, ["a = {}"]],
  ["an argument without a known default", { kind: "positional", default: null }, ["a = nil"]],
  ["a required keyword", { kind: "keyword", required: true, default: null }, ["a:"]],
  ["a keyword", { kind: "keyword", default: "30" }, ["a: 30"]],
  ["any number of arguments", { kind: "splat" }, ["*a"]],
  ["any keywords", { kind: "keyword-splat" }, ["**a"]],
  ["no block among the arguments", { kind: "block" }, []],
])("writes %s", (_case, fields, expected) => {
  const params = [paramJson({ name: "a", ...fields })];
  expect(signature({ params })?.arguments).toEqual(expected);
});

it.each([
  ["no block", null, null],
  ["a block that gets nothing", { params: [], required: true }, "{ … }"],
  [
    "a block that gets a page",
    { params: [{ name: "page", type: "Page" }], required: false },
    "{ |page| … }",
  ],
])("writes %s", (_case, block, expected) => {
  expect(signature({ block })?.block).toBe(expected);
});
