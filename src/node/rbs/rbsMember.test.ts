import { methodJson, paramJson, someFacts } from "../../../test/factsFactories";
import { rbsMember } from "./rbsMember";
import type { RbsNames } from "./rbsType";

const names: RbsNames = { declared: new Set(["Page", "Dialog"]), conventional: () => undefined };

const url = paramJson({ name: "url", kind: "positional", required: true, type: "String" });
const optional = paramJson({ name: "text", kind: "positional", type: "String" });
const event = { ...url, name: "event" };
const block = { params: [{ name: "page", type: "Page" }], required: false };
const trigger = paramJson({ name: "block", kind: "block", type: undefined });
const listener = paramJson({ name: "callback", kind: "positional", required: true, type: "Proc" });
const predicate = paramJson({ name: "predicate", type: "Proc", procParams: ["payload"] });
const events = [
  { name: "close", rubyName: "close", payload: "Page", callbackArgs: 0 },
  { name: "dialog", rubyName: "dialog", payload: "Dialog", callbackArgs: 1 },
  { name: "never", rubyName: "never", payload: "Page", emitted: false },
];

it.each<[string, Record<string, unknown>, string]>([
  ["nothing", { name: "url", returns: { type: "String" } }, "def url: () -> String"],
  [
    "required and optional arguments",
    { params: [url, optional, paramJson()], returns: { type: "Page | nil" } },
    "def reload: (String url, ?String text, ?timeout: Numeric) -> Page?",
  ],
  [
    "a keyword that must be there",
    { params: [paramJson({ required: true, name: "path", type: "String" })] },
    "def reload: (path: String) -> nil",
  ],
  [
    "arguments of any number",
    {
      params: [
        paramJson({ name: "all", kind: "splat", type: "String" }),
        paramJson({ name: "rest", kind: "keyword-splat", type: "Object" }),
      ],
    },
    "def reload: (*String all, **top) -> nil",
  ],
  ["no result", { returns: { type: "Page", void: true } }, "def reload: () -> void"],
  [
    "what is not implemented",
    { implemented: false, returns: { type: "Page" } },
    "def reload: () -> bot",
  ],
  [
    "what always raises",
    { notWorking: { raises: "NotImplementedError" }, block, returnsWithBlock: "block value" },
    "def reload: () -> bot",
  ],
  [
    "an optional block",
    { params: [trigger], block: { params: [], required: false } },
    "def reload: () ?{ () -> void } -> nil",
  ],
  [
    "a block that must be there",
    { params: [trigger], block: { ...block, required: true } },
    "def reload: () { (Page) -> void } -> nil",
  ],
  [
    "what its block gives",
    { block: { params: [], required: true }, returns: { type: "Object" } },
    "def reload: [T] () { () -> T } -> T",
  ],
  [
    "a block whose value is returned",
    { params: [trigger], block, returns: { type: "Page" }, returnsWithBlock: "block value" },
    "def reload: () -> Page\n  | [T] () { (Page) -> T } -> T",
  ],
  [
    "a listener of each event",
    { name: "on", params: [event, listener] },
    'def on: ("close", ^() -> void callback) -> nil\n  | ("dialog", ^(Dialog) -> void callback) -> nil',
  ],
  [
    "a wait for each event",
    { name: "expect_event", params: [event, predicate], returns: { type: "Object" } },
    'def expect_event: ("close", ?predicate: ^() -> boolish) -> nil\n  | ("dialog", ?predicate: ^(Dialog) -> boolish) -> Dialog',
  ],
  ["a function of a module", { kind: "module-function" }, "def self.reload: () -> nil"],
])("declares a method with %s", (_case, fields, rbs) => {
  const owner = someFacts({ methods: [methodJson(fields)], events });
  const [method] = owner.methods;
  expect(method && rbsMember(method, owner, names)).toBe(rbs);
});

it("writes an argument a line where one line would be long", () => {
  const params = ["first", "second", "third", "fourth", "fifth", "sixth"].map((name) =>
    paramJson({ name, type: "String | Regexp" }),
  );
  const owner = someFacts({ methods: [methodJson({ params })] });
  const [method] = owner.methods;
  expect(method && rbsMember(method, owner, names).split("\n")).toEqual([
    "def reload: (",
    "    ?first: String | Regexp,",
    "    ?second: String | Regexp,",
    "    ?third: String | Regexp,",
    "    ?fourth: String | Regexp,",
    "    ?fifth: String | Regexp,",
    "    ?sixth: String | Regexp",
    "  ) -> nil",
  ]);
});
