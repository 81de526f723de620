import { contentWith } from "../../../test/validSite";
import { checkSearchTerms } from "./checkSearchTerms";

const content = contentWith();

const start = "article/start#install";

it.each([
  ["answers.yml", `# Versions\n- asked: \\b428\\b|mismatch\n  places: [${start}]\n`],
  ["foreignNames.yml", `visit navigate_to: api/clock#resume\nfill_in: api/clock ${start}\n`],
  ["guidePhrases.yml", `${start}:\n  add to gemfile, bundle\n`],
  ["referencePhrases.yml", "api/clock#pause_at-time: freeze\n"],
  ["synonyms.yml", "ci: continuous integration\n"],
])("finds nothing wrong with %s", (name, text) => {
  expect(problemsIn(name, text)).toEqual([]);
});

it.each([
  [
    "an address that is gone",
    "guidePhrases.yml",
    `# Words\n\narticle/strat: begin\n`,
    3,
    "There is no page /docs/article/strat.",
  ],
  [
    "an anchor that is gone",
    "foreignNames.yml",
    "a: api/clock#resume\nb: api/clock#stop\n",
    2,
    "/docs/api/clock has no #stop.",
  ],
  [
    "an answer that leads nowhere",
    "answers.yml",
    `- asked: a\n  places:\n    - ${start}\n    - api/none\n`,
    4,
    "There is no page /docs/api/none.",
  ],
  [
    "no regular expression",
    "answers.yml",
    `- asked: (a\n  places: [${start}]\n`,
    1,
    "0.asked: No regular expression.",
  ],
  [
    "an answer without places",
    "answers.yml",
    "\n- asked: a\n  place: b\n",
    2,
    expect.stringContaining("0.places: "),
  ],
  ["a list for a text", "synonyms.yml", "ci: [integration]\n", 1, expect.stringContaining("ci: ")],
  [
    "a key that is there already",
    "japanese.yml",
    "a: b\na: c\n",
    2,
    'The key "a" is there already.',
  ],
])("finds %s", (_case, name, text, line, message: unknown) => {
  const file = `content/search/${name}`;
  expect(problemsIn(name, text)).toContainEqual(expect.objectContaining({ file, line, message }));
});

function problemsIn(name: string, text: string) {
  return checkSearchTerms([{ path: `content/search/${name}`, text }], content);
}
