import { contentWith } from "../../../test/validSite";
import { frontmatter } from "../../../test/contentFactories";
import { site } from "../../config/site";
import { pageMarkdown } from "../markdown/pageMarkdown";
import { parseSource } from "./parseContent";
import { fillPlaceholders, unknownPlaceholders, writtenNumbers } from "./placeholders";

const path = "content/docs/article/start.mdx";
const { gemVersion: gem, playwrightVersion: playwright, nodeVersion: node, newest } = site;

it.each([
  ["Gem %gem_version%.", `Gem ${gem}.`],
  ["`npx playwright@%playwright_version%`", `\`npx playwright@${playwright}\``],
  ["v%playwright_version%-noble", `v${playwright}-noble`],
  ["Node.js %node_version% (%newest_node_version%)", `Node.js ${node} (${newest.node})`],
  ["%newest_gem_version%%gem_version%", newest.gem + gem],
  ["100%gem_version%", `100${gem}`],
  ["%w[gem_version] %gem_version %20 %E8%A6%8B %Y-%m-%d", null],
  ['"%tea_pot%"', null],
])("reads %s", (text, expected) => {
  expect(fillPlaceholders(text)).toBe(expected ?? text);
  expect(unknownPlaceholders({ path, text })).toEqual([]);
});

it.each([
  ["%gem_verison%", 'Did you mean "gem_version"?'],
  ["%gem-version%", 'Did you mean "gem_version"?'],
  ["%Gem_Version%", 'Did you mean "gem_version"?'],
  ["%playwright_minor_version%", "playwright_version"],
  ["%browser_version%", "gem_version"],
])("refuses %s, by its line, and says what there is", (text, hint) => {
  const [problem, ...others] = unknownPlaceholders({ path, text: `Text.\n\nGem ${text}.` });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: path, line: 3, column: 5, rule: "placeholder-unknown" });
  expect(problem?.hint).toContain(hint);
});

it.each([
  [`gem "playwright-ruby-client", "${gem}"`, "%gem_version%"],
  [`npx playwright@${playwright} install`, "%playwright_version%"],
  [`playwright:v${playwright}-noble`, "%playwright_version%"],
  [`Gem ${gem}.`, "%gem_version%"],
  [`For gem ${gem}.`, "%gem_version%"],
])("refuses the number in %s, and says what follows it", (text, hint) => {
  expect(writtenNumbers({ path, text: `Text.\n${text}` })).toMatchObject([
    { file: path, line: 2, rule: "placeholder-number", hint: `Write ${hint}, which follows it.` },
  ]);
});

it.each([
  [`1${gem}`],
  [`${gem}.alpha1`.replace("alpha1", "1")],
  [`0.${gem}`],
  [gem.replace(/\.\d+$/, "")],
  ["1.58.2"],
  [`Gone since gem ${gem}.`],
  [`:::danger[Removed in ${gem}]`],
])("lets %s stand", (text) => {
  expect(writtenNumbers({ path, text })).toEqual([]);
});

it("lets the release notes name releases", () => {
  const text = `## ${gem}`;
  expect(writtenNumbers({ path: "content/docs/article/release_notes.mdx", text })).toEqual([]);
});

it("is filled in prose, code, frontmatter, headings, descriptions and the Markdown export", () => {
  const body = "Gem %gem_version%.\n\n```bash\n$ npm i playwright@%playwright_version%\n```\n";
  const text = frontmatter("For %gem_version%") + body;
  const document = parseSource({ path, text });
  expect(document.problems).toEqual([]);
  expect(document.frontmatter?.title).toBe(`For ${gem}`);
  const tree = JSON.stringify(document.tree);
  expect(tree).toContain(`Gem ${gem}.`);
  expect(tree).toContain(`playwright@${playwright}`);
  const page = { path: "/a", title: "Start", description: "What it is.", source: document.text };
  const version = { name: "current", gem, commit: "", pathPrefix: "", linkFrom: () => "" };
  const [exported] = pageMarkdown({ ...page, apiClass: null }, version);
  expect(exported?.body).toContain(`Gem ${gem}.\n\n\`\`\`bash\n$ npm i playwright@${playwright}`);
  const words = { "content/api/words/clock.yml": "pause_at:\n  time: In %gem_version%.\n" };
  expect(
    JSON.stringify(
      [...(contentWith(words).descriptions[0]?.members.values() ?? [])].map(({ options }) => [
        ...options.values(),
      ]),
    ),
  ).toContain(`In ${gem}.`);
});
