import { frontmatter } from "../../../test/contentFactories";
import { processorTime } from "../../../test/processorTime";
import { contentWith, validSidebars, validSite, type Files } from "../../../test/validSite";
import { formatProblems, type Problem } from "../../shared/text/problem";
import { checkContent } from "./checkContent";

const start = "content/docs/article/start.mdx";
const sidebarsFile = "src/config/sidebars.ts";

function check(changes: Files, sidebars = validSidebars): Problem[] {
  return checkContent(contentWith(changes), sidebars);
}

/** Returns a page of this text, which starts on line 6. */
function body(text: string): Files {
  return { [start]: `${frontmatter("Start")}${text}\n` };
}

function locationOf({ file, line, column, rule }: Problem): string {
  return `${file}:${line}${column === undefined ? "" : `:${column}`} ${rule}`;
}

/** Each fault of an author that plain Gatsby passes, or dies of without naming the place. */
const faults: [string, Files, string, string][] = [
  [
    "[author 1] an unclosed tag",
    body("Text.\n\n<VersionTable>"),
    `${start}:8:1 mdx-syntax`,
    "backticks",
  ],
  ["[author 2] a variable", body("Hello {name}."), `${start}:6:7 mdx-expression`, "`{`"],
  [
    "[author 3] YAML that is none",
    { [start]: "---\ntitle: A\ndescription: [a\n---\n\nText.\n" },
    `${start}:3 frontmatter-yaml`,
    "quotes",
  ],
  [
    "[author 4] a value of another type",
    { [start]: `${frontmatter("A\ntocLevels: two")}Text.\n` },
    `${start}:3 frontmatter-value`,
    "tocLevels: [2, 3]",
  ],
  [
    "[author 4] an unknown key",
    { [start]: `${frontmatter("A\nslug: a")}Text.\n` },
    `${start}:3 frontmatter-unknown-key`,
    "navTitle",
  ],
  [
    "[author 5] a second file for one path",
    { "content/docs/article/start.md": "Text.\n" },
    "content/docs/article/start.md:1 path-stray",
    ".mdx",
  ],
  [
    "[author 5] a second file that differs by case",
    { "content/docs/article/Start.mdx": `${frontmatter("B")}Text.\n` },
    `${start}:1 path-duplicate`,
    "Rename one",
  ],
  [
    "[author 6] a broken link",
    body("[It](/docs/api/clok)"),
    `${start}:6:1 link-broken`,
    "/docs/api/clock",
  ],
  ["[author 7] a broken anchor", body("[It](#instal)"), `${start}:6:1 link-anchor`, "none"],
  [
    "[author 7] a broken anchor of another page",
    body("[It](/docs/api/clock#resum)"),
    `${start}:6:1 link-anchor`,
    '"resume"',
  ],
  [
    "[author 8] a missing picture",
    body("![It](/favicn.svg)"),
    `${start}:6:1 image-missing`,
    "/favicon.svg",
  ],
  [
    "[author 9] an unknown language",
    body("```rubby\na\n```"),
    `${start}:6:1 code-language`,
    '"ruby"',
  ],
  [
    "[author 10] bytes that are no UTF-8",
    { [start]: Buffer.concat([Buffer.from(`${frontmatter("S")}Caf`), Buffer.from([0xe9, 0x0a])]) },
    `${start}:6:4 file-encoding`,
    "Save the file as UTF-8",
  ],
  ["[author 11] 5 MB", body("a\n\n".repeat(1_700_000)), `${start}:1 file-size`, "Divide"],
  [
    "[author 12] a link to the folder above",
    { "content/docs/article/loop": { link: ".." } },
    "content/docs/article/loop:1 path-link",
    "the file itself",
  ],
  [
    "[author 14] a line break of HTML",
    body("a<br/>b"),
    `${start}:6:2 mdx-component`,
    "Write Markdown",
  ],
  [
    "[author 14] a script",
    body("<script>alert(1)</script>"),
    `${start}:6:1 mdx-component`,
    "Write Markdown",
  ],
  [
    "[author 14] a handler",
    body("<VersionTable onclick={alert(1)} />"),
    `${start}:6:1 mdx-attribute`,
    "<VersionTable />",
  ],
  [
    "[author 15] an unknown component",
    body("<Tabz />"),
    `${start}:6:1 mdx-component`,
    "components",
  ],
  ["[author 16] an empty text", body(""), `${start}:1 document-empty`, "below the frontmatter"],
  ["[author 16] an empty file", { [start]: "" }, `${start}:1 frontmatter-missing`, "three dashes"],
  ["[author 16] an h1 of its own", body("# Start\n\nText."), `${start}:6:1 heading-h1`, "Use ##"],
  [
    "[author 17] a javascript: link",
    body("[It](javascript:alert(1))"),
    `${start}:6:1 link-address`,
    "https://",
  ],
  [
    "[author 17] a data: link",
    body("[It](data:text/html,a)"),
    `${start}:6:1 link-address`,
    "https://",
  ],
  [
    "[author 17] an iframe",
    body('<iframe src="/" />'),
    `${start}:6:1 mdx-component`,
    "Write Markdown",
  ],
  [
    "[author 17] a comment of HTML",
    body("<!-- later -->"),
    `${start}:6:2 mdx-syntax`,
    "Take the comment out",
  ],
  ...["my page", "a#b", "a%20b", "Page", "café"].map((name): (typeof faults)[number] => [
    `[author 18] a file called ${name}`,
    { [`content/docs/article/${name}.mdx`]: `${frontmatter("B")}Text.\n` },
    `content/docs/article/${name}.mdx:1 path-name`,
    "lower-case",
  ]),
  [
    "[author 22] 2,000 quotes",
    body(`${">".repeat(2_000)} a`),
    `${start}:6 file-nesting`,
    "headings",
  ],
  [
    "[author 22] 300 lists in each other",
    body(Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth * 2)}- a`).join("\n")),
    `${start}:27 file-nesting`,
    "headings",
  ],
  [
    "[author 22] 2,000 boxes",
    body(":::note\n".repeat(2_000)),
    `${start}:26 file-nesting`,
    "close every",
  ],
  ["a paragraph of 100 kB", body("**a ".repeat(25_000)), `${start}:6 file-block`, "paragraphs"],
  ["a NUL", body("a\u0000b"), `${start}:6:2 file-invisible`, "Delete it"],
  ["an override of direction", body("a \u202Eb"), `${start}:6:3 file-invisible`, "Delete it"],
];

describe.each(faults)("%s", (_fault, changes, expected, hint) => {
  it("is refused with its place, its rule and what to write instead", () => {
    const found = check(changes).find((problem) => locationOf(problem) === expected);
    expect(found ?? check(changes).map(locationOf)).toMatchObject({
      rule: expected.split(" ").at(-1),
    });
    expect(found?.hint ?? "nothing").toContain(hint);
  });
});

it("[author 19] refuses a sidebar that names a page that is not there", () => {
  const source = validSite[sidebarsFile].replace("api/clock", "api/clok");
  const problems = check(
    { [sidebarsFile]: source },
    { ...validSidebars, api: [{ type: "doc", id: "api/clok" }] },
  );
  expect(problems.map(locationOf)).toContain(`${sidebarsFile}:3 sidebar-unknown-doc`);
});

it("[author 13] gives headings of the same text ids of their own, the same ones each time", () => {
  const ids = () =>
    contentWith(body("## Wait\n\nA.\n\n## Wait\n\nB.\n\n### Wait\n\nC."))
      .documents.find(({ file }) => file === start)
      ?.headings.map(({ id }) => id);
  expect(ids()).toEqual(["wait", "wait-1", "wait-2"]);
  expect(ids()).toEqual(ids());
});

it("[author 10] says the offset of the byte that is no UTF-8, past a U+FFFD that the file has itself", () => {
  const text = `${frontmatter("Start")}\uFFFD caf`;
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xe9, 0x0a])]);
  const [problem] = check({ [start]: bytes });
  expect(problem?.message).toBe(`Byte ${Buffer.byteLength(text)} (0xE9) is no UTF-8.`);
});

it("tells six faults at once as six problems", () => {
  const problems = check({
    [start]: `${frontmatter("Start")}{a}\n\n<b>c</b>\n\n[It](/docs/nope)\n\n![](/favicon.svg)\n`,
    "content/docs/article/loop": { link: ".." },
    "content/docs/article/large.mdx": "a\n\n".repeat(200_000),
  });
  expect(formatProblems(problems).split("\n")[0]).toBe("6 problems in the content:");
});

it("[author 11, 12, 22] refuses 5 MB, a loop of links and 2,000 quotes in less than a second", () => {
  const content = {
    ...body(`${">".repeat(2_000)} a`),
    "content/docs/article/large.mdx": "a\n\n".repeat(1_700_000),
    "content/docs/article/loop": { link: ".." },
  };
  expect(processorTime(() => check(content))).toBeLessThan(1_000);
});
