import { contentWith, validSite } from "../../test/validSite";
import { newMember } from "./newMember";

const page = "content/docs/api/clock.mdx";
const words = "content/api/words/clock.yml";

/** The valid site with these texts, as the command reads it. */
function add(name: string, changes: Partial<Record<string, string>> = {}) {
  const files = { ...validSite, ...changes };
  const source = (path: keyof typeof validSite) => ({ path, text: files[path] });
  const sources = { documents: [source(page)], descriptions: [source(words)] };
  return newMember(name, sources, contentWith(files));
}

const withoutPause = validSite[page].replace("## pause_at\n\nStops it.\n\n", "");
const withoutResume = validSite[page].replace("## resume\n\nGoes on.\n\n", "");

it.each([
  [
    "before all others",
    "Clock#pause_at",
    withoutPause,
    "A clock.\n\n## pause_at\n\n## resume\n\nGoes on.",
  ],
  [
    "after the one before it",
    "Clock#resume",
    withoutResume,
    "Stops it.\n\n## resume\n\n## event: tick",
  ],
])("puts a section where the facts have the member: %s", (_case, name, text, expected) => {
  const files = add(name, { [page]: text });
  expect(files[page]).toContain(expected);
  expect(files[page]?.endsWith("It ticks.\n")).toBe(true);
  expect(Object.keys(files)).toEqual([page]);
});

it.each([
  ["a member without any", "resume:\n  _returns: Nothing.\n", "pause_at:\n  time:\n"],
  [
    "a member with some",
    "pause_at:\n  _returns: Nothing.\n",
    "pause_at:\n  time:\n  _returns: Nothing.\n",
  ],
])("puts keys for %s", (_case, text, expected) => {
  expect(add("Clock#pause_at", { [words]: text })[words]).toContain(expected);
});

it.each([
  ["Clock", "as in Page#goto"],
  ["Clok#resume", 'Did you mean "Clock"?'],
  ["Clock#resum", 'Did you mean "resume"?'],
  ["Clock#resume", "already, in content/docs/api/clock.mdx"],
])("refuses %s in one line", (name, hint) => {
  expect(() => add(name)).toThrow(hint);
});
