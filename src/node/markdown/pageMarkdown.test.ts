import { versions } from "../../config/versions";
import { memberMarkdownPath, optionsMarkdownPath } from "../../shared/routes/markdownPath";
import { docId } from "../../shared/routes/pagePath";
import { joinApiClass } from "../api/joinApiClass";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";
import { assertMarkdown } from "./assertMarkdown";
import { landingMarkdown } from "./landingMarkdown";
import { llmsText } from "./llmsText";
import { markdownLinks } from "./markdownLinks";
import { pageMarkdown } from "./pageMarkdown";

const sources = readContent(process.cwd());
const content = parseContent(sources);
const classes = content.classes.flatMap(({ facts }) => {
  const own = content.descriptions.find(({ file }) => file.endsWith(`words/${facts?.path}.yml`));
  return facts === null ? [] : [joinApiClass(facts, own ?? null, content.common)];
});
const pages = content.documents.flatMap(({ path, text: source, frontmatter }) => {
  if (!frontmatter || path === null) return [];
  const apiClass = classes.find((found) => found.docId === docId(path)) ?? null;
  return [{ path, ...frontmatter, source, apiClass }];
});
const paths = ["/", ...pages.map(({ path }) => path)];
const pathPrefix = "";
const linkFrom = markdownLinks({ paths, classes, version: "current", pathPrefix });
const [current = { name: "", gem: "", commit: "" }] = versions;
const version = { ...current, linkFrom, pathPrefix };
const llms = llmsText({ pages, version, rendered: {} }, []);
const files = [
  ...pages.flatMap((page) => pageMarkdown(page, version)),
  landingMarkdown(version),
  llms,
];
const bodies = new Map(files.map(({ path, body }) => [path, body]));
const bodyOf = (path: string) => bodies.get(path) ?? "";

const memberPaths = classes.flatMap(({ docId: id, members, events }) =>
  [...members, ...events].map(({ anchor }) => memberMarkdownPath(`/docs/${id}`, anchor)),
);

it("is made of every page, and nothing is wrong with it", () => {
  expect(pages.length).toBe(content.documents.filter(({ path }) => path !== null).length);
  expect(() => assertMarkdown(files, new Set(memberPaths))).not.toThrow();
});

it.each(classes.map((apiClass) => [apiClass.name, apiClass] as const))(
  "says of each member and event of %s what its page says, and the class leads to it",
  (_name, { docId: id, rubyClass, members, events }) => {
    const page = `/docs/${id}`;
    const missing = [
      [`${page}.md`, `- Ruby class: \`${rubyClass}\``],
      ...members.flatMap(({ anchor, options }) => {
        const path = memberMarkdownPath(page, anchor);
        const second = optionsMarkdownPath(page, anchor);
        const isDivided = bodies.has(second);
        return [
          [`${page}.md`, `](${path})`],
          [path, isDivided ? `](${second})` : ""],
          ...options.map(({ description }) => [isDivided ? second : path, description]),
          ...options.map(({ name, kind }) => [path, isDivided && kind === "field" ? "" : name]),
        ];
      }),
      ...events.flatMap(({ anchor, constant }) => {
        const path = memberMarkdownPath(page, anchor);
        return [
          [`${page}.md`, `](${path})`],
          [path, constant === null ? "" : `\`${constant}\``],
        ];
      }),
    ].filter(([path = "", said = ""]) => !bodyOf(path).includes(said));
    expect(missing).toEqual([]);
  },
);

it("leaves nothing behind that only this site renders", () => {
  const left = files.flatMap(({ path, body }) =>
    [...withoutCode(body).matchAll(/^:::.*|^<[A-Z].*\/>$|^---$/gm)].map(
      ([found]) => `${path} ${found}`,
    ),
  );
  expect(left).toEqual([]);
});

it("leads from Markdown to Markdown", () => {
  const others = files.flatMap(({ path, body }) =>
    [...withoutCode(body).matchAll(/\]\((\/[^\s)]*)/g)]
      .filter(([, href = ""]) => !/\.md(?:#|$)|\.(?:png|svg|txt)$/.test(href))
      .map(([, href]) => `${path} ${href}`),
  );
  expect(others).toEqual([]);
});

it("stands as a reader meets it", () => {
  expect(bodyOf("/docs/api/clock.md")).toMatch(
    /^# Clock\n\n> .+\n\nplaywright-ruby-client [\d.]+ · Every page.*\[\/llms.txt\]\(\/llms.txt\)\n\n- Ruby class: `Playwright::Clock`/,
  );
  const member = bodyOf("/docs/api/clock/fast_forward.md");
  expect(member).toMatch(
    /^# Clock#fast_forward\n\n> .+\.\n\n.+\[Clock\]\(\/docs\/api\/clock\.md\)/,
  );
  expect(member).toContain("```ruby\nclock.fast_forward(ticks)\n```");
  expect(member).toMatch(/- \*\*`ticks`\*\* \(`Integer \| String`, required\) How far to jump/);
  expect(bodyOf("/docs/api/clock/resume.md")).toContain(
    "- Returns: `nil`\n- JavaScript: `resume`\n- Source: <http",
  );
  expect(bodyOf("/docs/api/page/expect_response.md")).toContain(
    "- Waits for: the event `response`",
  );
  expect(bodyOf("/docs/api/browser_type/launch_persistent_context.md")).toContain(
    "browser_type.launch_persistent_context(userDataDir, **options) { |browser_context| … }\n",
  );
  expect(bodyOf("/docs/api/browser/new_context.md")).toMatch(
    /\n- \*\*`viewport:`\*\* \(`Hash \| nil`\)\n.*\n\n\[What .+\]\(\S+\/new_context\/options\.md\)\n/,
  );
  expect(bodyOf("/docs/api/browser/new_context/options.md")).toMatch(
    /^# Options of Browser#new_context\n.*\n {2}- \*\*`viewport\.width`\*\* .+ Width of/s,
  );
  expect(bodyOf("/docs/api/page/event-dialog.md")).toMatch(/^# Page#on\("dialog"\)\n/);
  expect(bodyOf("/docs/api/playwright/create.md")).toMatch(/^# Playwright\.create\n/);
  expect(bodyOf("/index.md")).toContain("\n\n## Install\n\n```bash\n");
});

function withoutCode(text: string): string {
  return text.replace(/^(?:> )?```[\s\S]*?^(?:> )?```$/gm, "").replace(/`[^`]*`/g, "");
}
