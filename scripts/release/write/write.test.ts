import type { WritingItem } from "../../../src/shared/release/writingList";
import type { ClassJson } from "../../../packages/gem-facts/src/classFacts";
import { withReleaseNotes } from "./releaseNotes";
import { scaffold } from "./scaffold";
import { withRelease } from "../planRelease";
import { madeUpGem } from "../../../packages/gem-facts/test/madeUpGem";

const item = (more: Partial<WritingItem>): WritingItem => ({
  kind: "member",
  names: ["Kettle#pour"],
  option: null,
  places: [],
  why: "New in 2.1.0.",
  ...more,
});

const list = {
  gem: "2.1.0",
  before: "2.0.0",
  items: [
    item({}),
    item({
      kind: "option",
      option: "scroll",
      names: ["Kettle#boil", "Lid#open"],
      why: "New in 2.1.0: Boolean.",
    }),
    item({ kind: "removed", names: ["Kettle event cooled"], why: "Gone in 2.1.0." }),
  ],
};
const about = { playwright: "2.1.1", ruby: ">= 3.0", node: "20", released: "2026-11-22" };
const page = "---\ntitle: Release notes\n---\n\nEvery release.\n\n## 2.0.0\n\nThe first.\n";

it("drafts a release's entry before the others, by facts alone", () => {
  const drafted = withReleaseNotes(page, list, about);
  expect(drafted).toContain(
    "Every release.\n\n## 2.1.0\n\n22 November 2026, made for Playwright 2.1.1. It needs Ruby 3.0 and Node.js 20, or newer.",
  );
  expect(drafted).toContain("New methods:\n\n- `Kettle#pour`.\n");
  expect(drafted).toContain("- `scroll` of `Kettle#boil`, `Lid#open`: Boolean.\n");
  expect(drafted).toContain("- the event `cooled` of `Kettle`.\n");
  expect(drafted.indexOf("## 2.1.0")).toBeLessThan(drafted.indexOf("## 2.0.0"));
});

it("leaves an entry as a person wrote it", () => {
  expect(withReleaseNotes(page, { ...list, gem: "2.0.0" }, about)).toBe(page);
});

const kettle = {
  path: "kettle",
  methods: [
    { name: "boil", params: [] },
    {
      name: "pour",
      params: ["cups", "timeout", "block"].map((name) => ({
        name,
        kind: name === "block" ? "block" : "keyword",
      })),
    },
    { name: "ready", params: [] },
  ],
  events: ["boiled", "cooled"].map((rubyName) => ({ rubyName })),
} as unknown as ClassJson;
const prose = "content/docs/api/kettle.mdx";
const words = "content/api/words/kettle.yml";
const texts = new Map([
  [prose, "Intro.\n\n## boil\n\nText.\n\n## ready\n\nText.\n\n## event: boiled\n\nText.\n"],
  [words, "boil:\n  degrees: How hot.\n  _returns: Steam.\nready:\n  a: b\n"],
  ["content/api/words/_common.yml", "timeout: How long to wait.\n"],
]);
const at = (file: string, heading: string) => ({ places: [{ file, heading }] });

it.each<[string, Partial<WritingItem>, string, string]>([
  [
    "a heading in its place",
    at(prose, "## pour"),
    prose,
    "## boil\n\nText.\n\n## pour\n\n## ready\n",
  ],
  ["a key of what has no shared words", at(prose, "## pour"), words, "  a: b\npour:\n  cups:\n"],
  [
    "an event behind the members",
    { kind: "event", ...at(prose, "## event: cooled") },
    prose,
    "## event: boiled\n\nText.\n\n## event: cooled\n",
  ],
  [
    "a key of an option before what is returned",
    { kind: "option", ...at(words, "boil.scroll") },
    words,
    "  degrees: How hot.\n  scroll:\n  _returns: Steam.\n",
  ],
  [
    "a member that has no key yet",
    { kind: "option", ...at(words, "on?.clip.x") },
    words,
    '"on?":\n  clip.x:\n',
  ],
])("puts in place %s", (_case, more, file, expected) => {
  const asked = { ...list, items: [item(more)] };
  const files = scaffold(asked, [kettle], texts);
  expect(files.get(file)).toContain(expected);
  expect(scaffold(asked, [kettle], new Map([...texts, ...files])).size).toBe(0);
});

it("adds a release where its number belongs, and keeps what is known of it", () => {
  const row = (gem: string, node: string) => ({
    gem,
    released: "2026-01-01",
    playwright: gem,
    ruby: null,
    node,
  });
  const versions = [row("2.0.0", "18"), row("2.2.0", "20")];
  const added = withRelease(versions, madeUpGem());
  expect(added.versions.map(({ gem }) => gem)).toEqual(["2.0.0", "2.1.0", "2.2.0"]);
  const known = withRelease([row("2.1.0", "19")], madeUpGem());
  expect(known.versions).toMatchObject([{ released: "2026-01-01", node: "19", ruby: ">= 3.0" }]);
});
