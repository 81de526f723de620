import { methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import { parseApiDescriptions, parseCommonDescriptions } from "./apiDescriptions";
import { joinOptions } from "./joinOptions";

const common = parseCommonDescriptions({
  path: "content/api/words/_common.yml",
  text: "timeout: How long.\nlongest: At most how long.\n",
}).descriptions;

function options(params: Record<string, unknown>[], yaml = "") {
  const [method] = someFacts({ methods: [methodJson({ name: "closed?", params })] }).methods;
  if (method === undefined) throw new Error("There is no method.");
  const path = "content/api/words/page.yml";
  const { descriptions } = parseApiDescriptions({ path, text: yaml && `closed?:\n${yaml}` });
  return joinOptions(method, descriptions.members.get("closed?") ?? null, common);
}

it("is an option with all that the facts know of it", () => {
  const [option] = options([
    paramJson({
      name: "state",
      type: "String",
      enum: ["visible", "hidden"],
      effectiveDefault: "visible",
      discouraged: true,
      procParams: ["Page"],
    }),
  ]);
  expect(option).toEqual({
    name: "state",
    anchor: "closed-state",
    kind: "keyword",
    required: false,
    type: "String",
    defaultValue: '"visible"',
    unit: null,
    allowed: ['"visible"', '"hidden"'],
    deprecated: false,
    discouraged: true,
    description: "",
    procParams: ["Page"],
  });
});

it("puts the keys of a hash below it, each with a name and an anchor of its own", () => {
  const fields = [
    { name: "size", type: "Hash", fields: [{ name: "x", type: "Float", required: true }] },
  ];
  const found = options([paramJson({ name: "clip", fields }), paramJson()]);
  expect(found.map(({ name, anchor, kind, required }) => [name, anchor, kind, required])).toEqual([
    ["clip", "closed-clip", "keyword", false],
    ["clip.size", "closed-clip-size", "field", false],
    ["clip.size.x", "closed-clip-size-x", "field", true],
    ["timeout", "closed-timeout", "keyword", false],
  ]);
});

it.each([
  ["its own description", "  timeout: How long here.", "How long here."],
  ["the shared description of its name", "", "How long."],
  ["the shared description that it points to", '  timeout: "@longest"', "At most how long."],
  ["no description where it points to none", '  timeout: "@shortest"', ""],
])("has %s", (_case, yaml, description) => {
  expect(options([paramJson()], yaml)[0]?.description).toBe(description);
});

it.each([
  ["a string", "load", '"load"'],
  ["a string with a quote", 'a"b', '"a\\"b"'],
  ["a number", "30000", "30000"],
  ["a fraction below zero", "-0.5", "-0.5"],
  ["true", "true", "true"],
  ["nil", "nil", "nil"],
  ["an address", "127.0.0.1", '"127.0.0.1"'],
  ["nothing", undefined, null],
])("writes %s as a default of Ruby", (_case, effectiveDefault, expected) => {
  expect(options([paramJson({ effectiveDefault })])[0]?.defaultValue).toBe(expected);
});
