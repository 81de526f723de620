import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { realSearchRecords } from "../../../test/golden/realSearch";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";
import { withPages } from "../content/versionContent";
import { rbsNames } from "../rbs/rbsNames";
import { toolFacts, toolFactsJsonSchema } from "./toolFacts";

const content = parseContent(readContent(process.cwd()));
const facts = toolFacts(
  withPages(content).pageClasses,
  rbsNames(content.library),
  realSearchRecords(),
);
const members = facts.classes.flatMap((found) => found.members);

const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
const validate = ajv.compile(toolFactsJsonSchema());

it("is what its published schema says", () => {
  expect([validate(facts), validate.errors]).toEqual([true, null]);
  expect(validate.schema).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: facts.$schema,
  });
});

it.each<[string, (copy: typeof facts) => void]>([
  [
    "a member without its declaration",
    ({ classes: [first] }) => Reflect.deleteProperty(first?.members[0] ?? {}, "rbs"),
  ],
  [
    "a kind of member that is not there",
    ({ classes: [first] }) => Object.assign(first?.members[0] ?? {}, { kind: "getter" }),
  ],
  ["another version of its schema", (copy) => Object.assign(copy, { schemaVersion: 2 })],
])("has a schema that refuses %s", (_case, spoil) => {
  const copy = structuredClone(facts);
  spoil(copy);
  expect(validate(copy)).toBe(false);
});

it("gives every thing an id of its own, and each member a sentence and a declaration", () => {
  const ids = [
    ...facts.classes.flatMap((found) => [found.id, ...found.events.map((event) => event.id)]),
    ...members.flatMap((member) => [member.id, ...member.options.map((option) => option.id)]),
    ...facts.errors.map((error) => `Playwright::${error.id}`),
  ];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(members.filter(({ summary }) => summary === "")).toEqual([]);
  const gone = facts.classes
    .filter(({ status }) => status === "removed")
    .flatMap((found) => found.members);
  const undeclared = members.filter(
    ({ rbs, badges }) => rbs === null && !badges.includes("removed"),
  );
  expect(undeclared.filter((member) => !gone.includes(member))).toEqual([]);
});

it("says of a member what tools ask for", () => {
  expect(members.find(({ id }) => id === "Page#goto")).toMatchObject({
    url: expect.stringMatching(/^https?:.*\/docs\/api\/page#goto$/) as string,
    signature: "page.goto(url, referer: nil, timeout: nil, waitUntil: nil)",
    rbs: expect.stringMatching(
      /^def goto: \(.*\?waitUntil: "load" \| .*\) -> Response\?$/s,
    ) as string,
    returns: { type: "Response | nil" },
  });
});
