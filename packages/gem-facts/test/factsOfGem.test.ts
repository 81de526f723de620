import type { ClassJson } from "../src/classFacts";
import { factsOfGem, type GemFacts } from "../src/factsOfGem";
import { api, madeUpGem } from "./madeUpGem";

const made = factsOfGem(madeUpGem(), JSON.stringify(api), {
  classes: [],
  corrections: [],
  release: { gem: "2.0.0", playwright: "2.0.0" },
});

function classIn({ classes }: GemFacts, path: string): ClassJson | undefined {
  return classes.find((own) => own.path === path);
}

it("joins the gem with Playwright's description", () => {
  expect(made.problems).toEqual([]);
  const kettle = classIn(made, "kettle");
  expect(kettle?.methods.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    "method boil",
    "predicate on?",
    "method set_mode",
    "method ready",
    "method whistle",
    "waiter expect_boiled",
    "property lid",
    "method owner=",
    "predicate ready?",
    "method guid",
    "method once",
    "method on",
    "method off",
  ]);
  expect(kettle?.counts).toEqual({
    methods: 13,
    documented: 6,
    implemented: 12,
    unimplemented: 1,
    extra: 3,
    params: 7,
    events: 1,
  });
  expect(kettle?.events).toMatchObject([
    { rubyName: "boiled", constant: "Playwright::Events::Kettle::Boiled" },
  ]);
  expect(kettle?.notForRuby).toEqual([
    { playwrightName: "pourAsync", kind: "method", langs: ["js"] },
  ]);
  expect(classIn(made, "steam")).toMatchObject({
    runtimeOnly: true,
    obtainedFrom: ["Kettle#boil", "Kettle#boil {block}"],
  });
});

it.each([
  [
    "boil",
    {
      deprecated: true,
      seeInstead: ["Lid#open"],
      throws: ["Playwright::TimeoutError"],
      examplesUpstream: 1,
      rubySince: "2.1.0",
      returns: { type: "Steam | nil", rbsType: "(nil | untyped)" },
      block: { required: false },
    },
  ],
  [
    "boil",
    {
      params: [
        { name: "degrees", type: "Integer", required: true },
        { name: "timeout", effectiveDefault: "30000", unit: "ms", default: "nil" },
        { kind: "block" },
      ],
    },
  ],
  ["on?", { playwrightName: "isOn", anchor: "on", returns: { type: "Boolean" } }],
  [
    "set_mode",
    {
      aliases: ["mode="],
      params: [{ enum: ["green", "black"], type: "String" }],
      returns: { void: true },
    },
  ],
  ["ready", { aliases: ["ready?"] }],
  ["ready?", { aliasOf: "ready" }],
  ["whistle", { implemented: false, throws: ["NotImplementedError"], params: [{ name: "times" }] }],
  ["expect_boiled", { playwrightName: "waitForBoiled", block: { params: [] } }],
  ["guid", { internal: true }],
])("knows of %s what its sources say", (name, expected) => {
  const found = classIn(made, "kettle")?.methods.find((own) => own.name === name);
  expect(found).toMatchObject(expected);
});
