import { frontmatter } from "../../../test/contentFactories";
import { classJson, methodJson } from "../../../test/factsFactories";
import { contentWith } from "../../../test/validSite";
import { checkReferences } from "./checkReferences";

const start = "content/docs/article/start.mdx";

function messages(code: string): string[] {
  const content = contentWith({ [start]: `${frontmatter()}Call \`${code}\`.\n` });
  return checkReferences(content).map(({ message }) => message);
}

it.each([
  ["a member", "Clock#resume"],
  ["a member with the module", "Playwright::Clock#resume"],
  ["an event", "Clock#tick"],
  ["a class", "Clock"],
  ["a class that is not of the library", "Array#map"],
  ["what only looks like a function of a class", "Clock.create"],
  ["a call", "Clock#resum(1)"],
])("allows %s", (_case, code) => {
  expect(messages(code)).toEqual([]);
});

it("refuses a member that its class does not have", () => {
  expect(messages("Clock#resum")).toEqual(['Clock has no member "resum".']);
});

it.each([
  [
    "the descriptions of a class",
    "content/api/words/clock.yml",
    "pause_at:\n  time: As `Clock#resum`.\n",
    2,
  ],
  ["shared descriptions", "content/api/words/_common.yml", "timeout: See `Clock#resum`.\n", 1],
])("looks into %s as well", (_case, file, text, line) => {
  expect(checkReferences(contentWith({ [file]: text }))).toEqual([
    {
      file,
      line,
      column: 1,
      rule: "reference-unknown",
      message: 'Clock has no member "resum".',
      hint: 'Did you mean "resume"?',
    },
  ]);
});

describe("a class with functions of its module", () => {
  const facts = classJson({
    class: "Playwright",
    path: "playwright",
    moduleFunctions: [methodJson({ name: "create", kind: "module-function" })],
    methods: [methodJson({ name: "devices" })],
  });
  const changes = { "content/api/facts/playwright.json": JSON.stringify(facts) };
  const messagesFor = (code: string) =>
    checkReferences(
      contentWith({ ...changes, [start]: `${frontmatter()}Call \`${code}\`.\n` }),
    ).map(({ message }) => message);

  it.each(["Playwright.create", "Playwright#devices"])("allows %s", (code) => {
    expect(messagesFor(code)).toEqual([]);
  });

  it.each([
    ["an unknown function", "Playwright.creat", 'Playwright has no function "creat".'],
    ["a method as a function", "Playwright.devices", 'Playwright has no function "devices".'],
  ])("refuses %s", (_case, code, message) => {
    expect(messagesFor(code)).toEqual([message]);
  });
});
