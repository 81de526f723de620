import { anApiClass, anApiEvent, anApiMember } from "../../../test/apiFactories";
import { buildApiIndex, indexedNames } from "./buildApiIndex";

function names(...classes: Parameters<typeof anApiClass>[0][]): string[] {
  return buildApiIndex(classes.map(anApiClass).flatMap(indexedNames)).map(
    ({ name, kinds, targets }) =>
      `${name} (${kinds.join(", ")}): ${targets.map(({ path }) => path).join(" ")}`,
  );
}

it("leads from each name to every class that has it", () => {
  const click = anApiMember({ name: "click" });
  expect(names({ name: "Page", members: [click] }, { name: "Locator", members: [click] })).toEqual([
    "click (method): /docs/api/locator#click /docs/api/page#click",
    "Locator (class): /docs/api/locator",
    "Page (class): /docs/api/page",
  ]);
});

it("keeps an event apart from the member of its name", () => {
  const page = {
    members: [anApiMember({ name: "request", kind: "property" })],
    events: [anApiEvent({ name: "request" })],
  };
  expect(names(page)).toEqual([
    "Page (class): /docs/api/page",
    "request (property): /docs/api/page#request",
    "request (event): /docs/api/page#event-request",
  ]);
});

it("leads other names and negations to the section of their member", () => {
  const ok = anApiMember({ name: "ok", aliases: ["ok?"] });
  const negation = { name: "not_to_be_empty", anchor: "not_to_be_empty" };
  const empty = anApiMember({ name: "to_be_empty", kind: "assertion", negation });
  expect(names({ members: [ok, empty] })).toEqual([
    "not_to_be_empty (assertion): /docs/api/page#to_be_empty",
    "ok (method): /docs/api/page#ok",
    "ok? (alias): /docs/api/page#ok",
    "Page (class): /docs/api/page",
    "to_be_empty (assertion): /docs/api/page#to_be_empty",
  ]);
});

it.each([
  ["the first badge of a member", "current" as const, "deprecated"],
  ["that its class is removed", "removed" as const, "removed"],
])("tells %s", (_case, status, warning) => {
  const member = anApiMember({ name: "type", badges: ["deprecated", "experimental"] });
  const [, type] = buildApiIndex(indexedNames(anApiClass({ status, members: [member] })));
  expect(type?.targets[0]?.warning).toBe(warning);
});
