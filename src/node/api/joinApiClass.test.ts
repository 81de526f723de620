import { methodJson, someFacts } from "../../../test/factsFactories";
import { parseApiDescriptions, parseCommonDescriptions } from "./apiDescriptions";
import { joinApiClass } from "./joinApiClass";

const common = parseCommonDescriptions({
  path: "content/api/words/_common.yml",
  text: "picture: An image.\n_raises:\n  Playwright::TimeoutError: Too late.\n",
}).descriptions;

function join(fields: Record<string, unknown>, yaml = "") {
  const { descriptions } = parseApiDescriptions({ path: "content/api/words/page.yml", text: yaml });
  return joinApiClass(someFacts(fields), descriptions, common);
}

function member(fields: Record<string, unknown>, yaml = "") {
  const joined = join({ methods: [methodJson({ name: "goto", ...fields })] }, yaml);
  return joined.members[0];
}

it("is a class with what the facts know of it", () => {
  expect(join({ rubySince: "1.45.0", obtainedFrom: ["Browser#new_page"] })).toEqual({
    name: "Page",
    rubyClass: "Playwright::Page",
    docId: "api/page",
    status: "current",
    since: "1.45.0",
    lastIn: null,
    obtainedFrom: ["Browser#new_page"],
    groups: [],
    members: [],
    events: [],
  });
});

it("tells of a removed class which gem had it last", () => {
  const joined = join({ status: "removed", lastIn: { gem: "1.20.0" } });
  expect(joined).toMatchObject({ status: "removed", lastIn: "1.20.0" });
});

it("is joined without descriptions, which are then empty", () => {
  const facts = someFacts({ methods: [methodJson({ throws: ["ArgumentError"] })] });
  const [reload] = joinApiClass(facts, null, common).members;
  expect(reload?.raises).toEqual([{ error: "ArgumentError", description: "" }]);
});

it("has the groups of its descriptions", () => {
  const yaml = "_groups:\n  - title: Navigation\n    members: [goto]\n";
  expect(join({}, yaml).groups).toEqual([{ title: "Navigation", members: ["goto"] }]);
});

it("leaves out what is internal", () => {
  expect(member({ internal: true })).toBeUndefined();
});

it.each([
  ["no version where it is as old as the docs", "<= 0.6.1", null],
  ["no version where none is known", null, null],
  ["the version that brought it", "1.40.0", "1.40.0"],
])("has %s", (_case, rubySince, since) => {
  expect(member({ rubySince })?.since).toBe(since);
});

it.each([
  ["nothing to say", {}, []],
  ["a deprecated member", { deprecated: true }, ["deprecated"]],
  ["a member that is no good", { discouraged: true }, ["discouraged"]],
  ["a member that is not there yet", { implemented: false }, ["not-implemented"]],
  [
    "a member that cannot be called",
    { notWorking: { raises: "NotImplementedError" } },
    ["not-implemented"],
  ],
  ["a member that may change", { experimental: true }, ["experimental"]],
  [
    "a removed member, which is not deprecated as well",
    { removedIn: "1.9", deprecated: true },
    ["removed"],
  ],
  ["two things to say", { experimental: true, discouraged: true }, ["discouraged", "experimental"]],
])("has badges for %s", (_case, fields, badges) => {
  expect(member(fields)?.badges).toEqual(badges);
});

it.each([
  ["the members that its notice names", { seeInstead: ["Page#fill"] }, ["Page#fill"]],
  [
    "what works in its place",
    { notWorking: { raises: "ArgumentError", alternative: "Playwright.create" } },
    ["Playwright.create"],
  ],
  [
    "no call with arguments",
    { notWorking: { raises: "ArgumentError", alternative: "Page#on('close')" } },
    [],
  ],
])("sends readers to %s", (_case, fields, members) => {
  expect(member(fields)?.seeInstead).toEqual(members);
});

it.each([
  ["nil where nothing useful comes back", { type: "Integer", void: true }, "nil", []],
  ["a type", { type: "String" }, "String", []],
  ["values as Ruby writes them", { type: "String", enum: ["a"] }, "String", ['"a"']],
])("returns %s", (_case, returns, type, allowed) => {
  expect(member({ returns })?.returns).toEqual({ type, description: null, allowed });
});

it("takes the shared description where that of a result or an error points to it", () => {
  const joined = member(
    {},
    'goto:\n  _returns: "@picture"\n  _raises:\n    ArgumentError: "@picture"\n',
  );
  expect(joined?.returns.description).toBe("An image.");
  expect(joined?.raises).toEqual([{ error: "ArgumentError", description: "An image." }]);
});

it("says of what it returns, yields and raises what its descriptions say", () => {
  const block = { params: [{ name: "page", type: "Page" }], required: true };
  const yaml =
    "goto:\n  _returns: A response.\n  _yields: The page.\n  _raises:\n    ArgumentError: Wrong.\n";
  const joined = member({ block, throws: ["Playwright::TimeoutError"] }, yaml);
  expect(joined).toMatchObject({
    returns: { description: "A response." },
    yields: { types: ["Page"], description: "The page." },
    raises: [
      { error: "Playwright::TimeoutError", description: "Too late." },
      { error: "ArgumentError", description: "Wrong." },
    ],
  });
});

describe("an event", () => {
  const dialog = { name: "Dialog", rubyName: "dialog", constant: "DIALOG", payload: "Dialog" };
  const waiter = methodJson({
    name: "expect_dialog",
    waitsFor: { event: "Dialog", class: "Page" },
  });

  it("and the member that waits for it lead to each other", () => {
    const joined = join({ methods: [waiter], events: [dialog] });
    expect(joined.members[0]?.waitsFor).toBe("event-dialog");
    expect(joined.events[0]).toMatchObject({
      name: "dialog",
      anchor: "event-dialog",
      jsName: "dialog",
      constant: "DIALOG",
      payload: "Dialog",
      waiter: "expect_dialog",
    });
  });

  it("of another class has no section to lead to", () => {
    expect(join({ methods: [waiter] }).members[0]?.waitsFor).toBeNull();
  });

  it.each([
    ["gets nothing where its callback takes no argument", { callbackArgs: 0 }, { payload: null }],
    [
      "lets its callback call the library",
      { syncApiCallInCallback: "ok" },
      { mayCallLibrary: true },
    ],
    [
      "keeps its callback from the library",
      { syncApiCallInCallback: "deadlock" },
      { mayCallLibrary: false },
    ],
    ["keeps its callback from the library where nothing is known", {}, { mayCallLibrary: false }],
  ])("%s", (_case, fields, expected) => {
    expect(join({ events: [{ ...dialog, ...fields }] }).events[0]).toMatchObject(expected);
  });
});
