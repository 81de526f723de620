import { frontmatter } from "../../../test/contentFactories";
import { classJson, methodJson, paramJson } from "../../../test/factsFactories";
import { contentWith } from "../../../test/validSite";
import { frameIds } from "../../shared/dom/frameIds";
import { checkHeadingIds } from "./checkHeadingIds";

const start = "content/docs/article/start.mdx";
const clock = "content/docs/api/clock.mdx";
const methods = [
  methodJson({ name: "pause_at", params: [paramJson()] }),
  methodJson({ name: "to_run", kind: "assertion" }),
  methodJson({ name: "not_to_run", kind: "assertion" }),
];
const facts = JSON.stringify(classJson({ class: "Clock", path: "clock", methods }));

function findings(file: string, text: string): string[] {
  const content = contentWith({
    "content/api/facts/clock.json": facts,
    [file]: `${frontmatter()}${text}\n\nText.\n`,
  });
  return checkHeadingIds(content).map(({ line, rule, message }) => `${line} ${rule} ${message}`);
}

it.each([
  ["an id of its own", start, "## Faults"],
  ["the id of an option of another page", start, "### Pause_at timeout"],
  ["the text of another one", start, "## Wait\n\n## Wait"],
  ["the name of its member", clock, "## pause_at"],
])("allows a heading with %s", (_case, file, text) => {
  expect(findings(file, text)).toEqual([]);
});

it.each([
  ["Fault", "fault"],
  ["App needs", "app-needs"],
  ["Site menu", "site-menu"],
  ...frameIds.map((id) => [id, id]),
])("refuses the heading %s, whose id the frame has", (text, id) => {
  expect(findings(start, `### ${text}`)).toEqual([
    `6 heading-id "${text}" gets the anchor #${id}, which the frame of every page has.`,
  ]);
});

it.each([
  ["an option", "Pause_at timeout", "pause_at-timeout"],
  ["a negation", "not_to_run", "not_to_run"],
])("refuses a heading with the id of %s", (_case, text, id) => {
  expect(findings(clock, `## pause_at\n\n### ${text}`)).toEqual([
    `8 heading-id "${text}" gets the anchor #${id}, which an option or a negation on this page has.`,
  ]);
});

it.each([
  ["one that another heading names", "## One {#a}\n\n## Two {#a}"],
  ["one that another heading has by its words", "## One\n\n## Two {#one}"],
  ["one that a later heading has by its words", "## Two {#one}\n\n## One"],
])("refuses %s", (_case, text) => {
  expect(findings(start, text)).toEqual([
    expect.stringMatching(/^8 heading-id "\w+" gets the anchor #\w+, which line 6 has\.$/),
  ]);
});

it("refuses the id of an option where a heading names it", () => {
  expect(findings(clock, "## pause_at\n\n### A {#pause_at-timeout}")).toHaveLength(1);
});
