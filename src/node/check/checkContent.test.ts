import { readFileSync } from "node:fs";
import { frontmatter } from "../../../test/contentFactories";
import { contentWith, validSidebars, validSite, type Files } from "../../../test/validSite";
import { formatProblems, type Problem } from "../../shared/text/problem";
import { checkContent } from "./checkContent";

const start = "content/docs/article/start.mdx";
const clock = "content/docs/api/clock.mdx";
const clockDescriptions = "content/api/words/clock.yml";
const common = "content/api/words/_common.yml";
const facts = "content/api/facts/clock.json";
const sidebarsFile = "src/config/sidebars.ts";

function check(changes: Files, sidebars = validSidebars): Problem[] {
  return checkContent(contentWith(changes), sidebars);
}

/** Returns the start page with a line of text of its own: on line 13. */
function say(line: string): Files {
  return { [start]: `${validSite[start]}\n\n${line}\n` };
}

/** Returns a page with the frontmatter of another, but for one change. */
function copyOf(title: string, from: string, to: string): string {
  return `${frontmatter(title).replace(from, to)}Text.\n`;
}

const removedClock = validSite[facts].replace(
  '"status":"current"',
  '"status":"removed","lastIn":{"gem":"1.9.0"}',
);

function summary({ file, line, rule }: Problem): string {
  return `${file}:${line} ${rule}`;
}

it("finds nothing wrong with a valid site", () => {
  expect(check({})).toEqual([]);
});

it.each<[string, Files]>([
  ["a draft that is no YAML", { "content/docs/article/.draft.mdx": "---\ntitle: A: b\n---\n" }],
  [
    "what a Mac writes beside a file",
    { "content/docs/article/._start.mdx": "\0\u0005\u0016\u0007" },
  ],
  ["a document below such a folder", { "content/docs/.drafts/later.mdx": "Text.\n" }],
  ["the lock of an editor", { "content/docs/article/.#start.mdx": { link: "me@here.1" } }],
])("looks at nothing whose name starts with a dot: %s", (_what, files) => {
  expect(check(files)).toEqual([]);
});

it("finds nothing wrong with a picture whose name ends in capitals", () => {
  const picture = readFileSync("static/og.png");
  expect(check({ ...say("![A clock](/A.PNG)"), "static/A.PNG": picture })).toEqual([]);
});

it("names the page that had the title first", () => {
  const begin = "content/docs/article/begin.mdx";
  const [problem] = check({ [begin]: copyOf("Start", "description: A", "description: Another") });
  expect(problem?.message).toBe(`The title "Start" is that of ${begin} already.`);
});

it("finds nothing wrong with a removed class that says so at its top", () => {
  const box = ":::danger[Removed in 2.0.0]\nVersion 1.9.0 was the last with this class.\n:::";
  const page = validSite[clock].replace("A clock.", box);
  expect(check({ [facts]: removedClock, [clock]: page })).toEqual([]);
});

describe.each<[string, Files, string[], string]>([
  [
    "a body that is no MDX",
    { [start]: `${frontmatter()}Where a <= b.\n` },
    [`${start}:6 mdx-syntax`],
    "stands in backticks",
  ],
  ["no frontmatter", { [start]: "Text.\n" }, [`${start}:1 frontmatter-missing`], "three dashes"],
  [
    "frontmatter that is no YAML",
    { [start]: frontmatter("A: b") + "Text.\n" },
    [`${start}:2 frontmatter-yaml`],
    "in quotes",
  ],
  [
    "a wrong value in frontmatter",
    { [start]: "---\ntitle: A\ndescription: Short.\n---\n\nText.\n" },
    [`${start}:3 frontmatter-value`],
    "40 to 170 characters",
  ],
  [
    "an unknown key in frontmatter",
    { [start]: `${frontmatter("A\nslug: a")}Text.\n` },
    [`${start}:3 frontmatter-unknown-key`],
    "navTitle",
  ],
  [
    "two files with one path",
    { "content/docs/article/start/index.mdx": `${frontmatter("B")}Text.\n` },
    ["content/docs/article/start/index.mdx:1 path-duplicate"],
    "Rename one",
  ],
  [
    "a file with the path of a page that is made by code",
    { "content/pages/search.mdx": `${frontmatter("B")}Text.\n` },
    ["content/pages/search.mdx:1 path-duplicate"],
    "Rename one",
  ],
  [
    "two pages of one title",
    { "content/docs/article/begin.mdx": copyOf("Start", "description: A", "description: Another") },
    [`${start}:1 page-title`],
    "a name of its own",
  ],
  [
    "two pages of one description",
    { "content/docs/article/begin.mdx": copyOf("Start", "title: Start", "title: Begin") },
    [`${start}:1 page-description`],
    "and the other does not",
  ],
  [
    "a title that does not fit the page's card",
    { "content/docs/article/begin.mdx": `${frontmatter("B".repeat(60))}Text.\n` },
    ["content/docs/article/begin.mdx:1 page-card"],
    "three lines",
  ],
  [
    "a name that makes a poor address",
    { "content/docs/article/My Page.mdx": `${frontmatter("B")}Text.\n` },
    ["content/docs/article/My Page.mdx:1 path-name"],
    "lower-case",
  ],
  [
    "a file that nothing reads",
    { "content/docs/article/notes.md": "Text.\n" },
    ["content/docs/article/notes.md:1 path-stray"],
    ".mdx",
  ],
  [
    "a page beside the folders of pages",
    { "content/blog/news.mdx": `${frontmatter("B")}Text.\n` },
    ["content/blog/news.mdx:1 path-stray"],
    "docs/",
  ],
  [
    "a page in no sidebar",
    { "content/docs/guide.mdx": `${frontmatter("B")}Text.\n` },
    ["content/docs/guide.mdx:1 sidebar-unreached"],
    '{ type: "doc", id: "guide" }',
  ],
  [
    "an unknown member in a heading",
    { [clock]: `${validSite[clock]}\n## resum\n\nText.\n` },
    [`${clock}:20 api-unknown-member`],
    'Did you mean "resume"?',
  ],
  [
    "an unknown event in a heading",
    { [clock]: `${validSite[clock]}\n## event: tock\n\nText.\n` },
    [`${clock}:20 api-unknown-member`],
    'Did you mean "event: tick"?',
  ],
  [
    "a member with two headings",
    { [clock]: `${validSite[clock]}\n## resume\n\nText.\n` },
    [`${clock}:20 api-duplicate-member`],
    "into one",
  ],
  [
    "a removed class that does not say so",
    { [facts]: removedClock },
    [`${clock}:1 api-removed-notice`],
    "the last version (1.9.0)",
  ],
  [
    "a removed class whose box names no version",
    {
      [facts]: removedClock,
      [clock]: validSite[clock].replace("A clock.", ":::danger[Removed]\nIt is gone.\n:::"),
    },
    [`${clock}:1 api-removed-notice`],
    ":::danger",
  ],
  [
    "a member without a heading",
    { [clock]: validSite[clock].replace("## resume", "### resume") },
    [`${clock}:1 api-missing-member`],
    "`## resume`",
  ],
  [
    "an event without a heading",
    { [clock]: validSite[clock].replace("## event: tick", "### The tick") },
    [`${clock}:1 api-missing-member`],
    "`## event: tick`",
  ],
  [
    "a member of which nothing is said",
    { [clock]: validSite[clock].replace("Goes on.", "- On") },
    [`${clock}:12 api-member-prose`],
    "a sentence on what it does",
  ],
  [
    "an event of which nothing is said",
    { [clock]: validSite[clock].replace("It ticks.\n", "") },
    [`${clock}:16 api-member-prose`],
    "a sentence on what it does",
  ],
  [
    "a heading that takes the anchor of a member",
    { [clock]: validSite[clock].replace("## resume", "### Resume\n\nText.\n\n## resume") },
    [`${clock}:16 api-anchor`],
    "Rename the heading above",
  ],
  [
    "a heading that takes the anchor of an event",
    { [clock]: validSite[clock].replace("## event", "### Event: tick\n\nText.\n\n## event") },
    [`${clock}:20 api-anchor`],
    "Rename the heading above",
  ],
  [
    "a heading that takes the anchor of an option",
    { [clock]: validSite[clock].replace("## resume", "### Pause_at time\n\nText.\n\n## resume") },
    [`${clock}:12 heading-id`],
    "other words",
  ],
  [
    "an API page without a class",
    { "content/docs/api/clok.mdx": `${frontmatter("B")}Text.\n` },
    [
      "content/docs/api/clok.mdx:1 sidebar-unreached",
      "content/docs/api/clok.mdx:1 api-unknown-class",
    ],
    '"api/clok"',
  ],
  [
    "descriptions for a member that is not there",
    { [clockDescriptions]: `${validSite[clockDescriptions]}resum:\n  a: Text.\n` },
    [`${clockDescriptions}:3 description-unknown-member`],
    'Did you mean "resume"?',
  ],
  [
    "descriptions for an option that is not there",
    { [clockDescriptions]: `${validSite[clockDescriptions]}  tme: Text.\n` },
    [`${clockDescriptions}:3 description-unknown-option`],
    'Did you mean "time"?',
  ],
  [
    "an option without a description",
    { [clockDescriptions]: "pause_at:\n  timeout: How long.\n" },
    [`${clockDescriptions}:1 description-missing`],
    "`time: …` under `pause_at:`",
  ],
  [
    "a description that is empty",
    { [clockDescriptions]: "pause_at:\n  time:\n" },
    [`${clockDescriptions}:2 description-yaml`],
    "`time: …`",
  ],
  [
    "a shared description that is not there",
    { [clockDescriptions]: 'pause_at:\n  time: "@timout"\n' },
    [`${clockDescriptions}:2 description-unknown-common`],
    'Did you mean "timeout"?',
  ],
  [
    "a shared description that points to none",
    { [common]: 'timeout: "@timout"\n' },
    [`${common}:1 description-unknown-common`],
    'Did you mean "timeout"?',
  ],
  [
    "descriptions for a class that is not there",
    { "content/api/words/clok.yml": "resume:\n  a: Text.\n" },
    ["content/api/words/clok.yml:1 description-unknown-class"],
    `"${clockDescriptions}"`,
  ],
  [
    "descriptions that are no YAML",
    { [clockDescriptions]: 'pause_at:\n  time: "When\n' },
    [`${clockDescriptions}:3 description-yaml`],
    "in quotes",
  ],
  [
    "shared descriptions that are no YAML",
    { [common]: 'timeout: "How\n' },
    [`${common}:2 description-yaml`],
    "in quotes",
  ],
  ["facts that are no JSON", { [facts]: "{" }, [`${facts}:1 facts`], "npm run release"],
  [
    "a link to a page that is not there",
    say("See [it](/docs/api/clok)."),
    [`${start}:13 link-broken`],
    'Did you mean "/docs/api/clock"?',
  ],
  [
    "a link to an anchor that is not there",
    say("See [it](/docs/api/clock#resum)."),
    [`${start}:13 link-anchor`],
    'Did you mean "resume"?',
  ],
  [
    "a picture that is not there",
    say("![A clock](/favicn.svg)"),
    [`${start}:13 image-missing`],
    'Did you mean "/favicon.svg"?',
  ],
  [
    "a picture without alternative text",
    say("![](/favicon.svg)"),
    [`${start}:13 image-alt`],
    "![what it shows]",
  ],
  [
    "a picture without a size",
    { ...say("![A clock](/clock.svg)"), "static/clock.svg": "<svg></svg>" },
    [`${start}:13 image-size`],
    "viewBox",
  ],
  [
    "a picture that is none",
    { ...say("![A clock](/clock.png)"), "static/clock.png": "Text." },
    [`${start}:13 image-size`],
    "PNG",
  ],
  [
    "a diagram with a style of its own",
    { "static/diagrams/a.svg": '<svg viewBox="0 0 1 1">\n<style>a{}</style></svg>' },
    ["static/diagrams/a.svg:2 diagram-element"],
    "rect",
  ],
  [
    "a picture among the diagrams that is no SVG",
    { "static/diagrams/a.png": readFileSync("static/og.png") },
    ["static/diagrams/a.png:1 diagram-file"],
    "static/ itself",
  ],
  [
    "a tab without a counterpart",
    say("::::tabs\n:::tab[RSpec]\nText.\n:::\n::::"),
    [`${start}:14 tab-alone`],
    "at least two",
  ],
  [
    "releases that are no JSON",
    { "content/api/compat.json": "[" },
    ["content/api/compat.json:1 gem-versions"],
    "npm run release",
  ],
  [
    "a member in backticks that is not there",
    say("Call `Clock#resum`."),
    [`${start}:13 reference-unknown`],
    'Did you mean "resume"?',
  ],
])("a site with %s", (_case, changes, expected, hint) => {
  it("gets a problem with its file, line, rule and what to write instead, and no other", () => {
    const problems = check(changes);
    expect(problems.map(summary)).toEqual(expected);
    expect(problems.map((problem) => problem.hint ?? "").join("\n")).toContain(hint);
  });
});

it("tells of a sidebar's entry without a page on the line of the entry", () => {
  const source = validSite[sidebarsFile].replace("api/clock", "api/clok");
  const problems = check(
    {
      [sidebarsFile]: source,
      "content/docs/api/clock.mdx": null,
      [clockDescriptions]: null,
      ...say(""),
    },
    { ...validSidebars, api: [{ type: "doc", id: "api/clok" }] },
  );
  expect(problems[0]).toEqual({
    file: sidebarsFile,
    line: 3,
    rule: "sidebar-unknown-doc",
    message: 'The sidebar "api" names the page "api/clok", which is not there.',
    hint: "What there is: article/start.",
  });
});

it("tells six faults of a site in one text, in the order of their places", () => {
  const problems = check(
    {
      [start]: `${frontmatter()}See [it](/docs/api/clok) and \`Clock#resum\`.\n`,
      [clock]: validSite[clock].replace("## resume", "## resum"),
      [clockDescriptions]: `${validSite[clockDescriptions]}  tme: Text.\n`,
      "content/docs/guide.mdx": "Text.\n",
    },
    { ...validSidebars, docs: [...validSidebars.docs, { type: "doc", id: "guide" }] },
  );
  expect(formatProblems(problems)).toBe(
    [
      "6 problems in the content:",
      "",
      `${clockDescriptions}:3 description-unknown-option pause_at has no option "tme".`,
      '    Did you mean "time"?',
      `${clock}:1 api-missing-member "resume" has no section.`,
      "    Write `## resume` with a sentence on what it does.",
      `${clock}:12 api-unknown-member There is no member "resum".`,
      '    Did you mean "resume"?',
      `${start}:6:5 link-broken There is no page /docs/api/clok.`,
      '    Did you mean "/docs/api/clock"?',
      `${start}:6:30 reference-unknown Clock has no member "resum".`,
      '    Did you mean "resume"?',
      "content/docs/guide.mdx:1 frontmatter-missing The file has no frontmatter.",
      "    Start it with three dashes, `title:`, `description:` and three dashes again.",
    ].join("\n"),
  );
});
