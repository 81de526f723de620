import { formatProblems } from "../../shared/text/problem";
import { contentWith, validSite } from "../../../test/validSite";
import { unrenderableSections } from "./checkApiPages";

const clock = "content/docs/api/clock.mdx";
const valid = validSite[clock];
const facts = validSite["content/api/facts/clock.json"];

/** Returns what the page of the clock shows in its place; nothing where it is rendered. */
function shown(text: string, facts: string | null, file = clock): string {
  const content = contentWith({
    [clock]: null,
    "content/api/facts/clock.json": facts,
    [file]: text,
  });
  const document = content.documents.find((found) => found.file === file);
  if (document === undefined) throw new Error(`${file} is not there.`);
  const problems = unrenderableSections(document, content.classes[0]?.facts ?? null);
  return problems.length === 0 ? "" : formatProblems(problems);
}

it.each([
  ["has its facts", valid, facts, clock],
  ["lacks a section", valid.replace(/## resume[^#]*/, ""), facts, clock],
  ["shows its own problems", `${valid}\nWhere a <= b.\n`, null, clock],
  ["is of no class", valid, null, "content/docs/article/clock.mdx"],
])("renders a page that %s", (_what, text, found, file) => {
  expect(shown(text, found, file)).toBe("");
});

it("says on a page without facts which are missing", () => {
  expect(shown(valid, null)).toContain("content/api/facts/clock.json:1 facts The facts");
});

it.each([
  [
    "member",
    valid.replace("## resume", "## resumee"),
    '12 api-unknown-member There is no member "resumee"',
  ],
  [
    "event",
    valid.replace("event: tick", "event: tock"),
    '16 api-unknown-member There is no event "event: tock"',
  ],
])("says on a page which heading is no %s", (_what, text, said) => {
  expect(shown(text, facts)).toContain(`${clock}:${said}`);
});
