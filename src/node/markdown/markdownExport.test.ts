import { docId } from "../../shared/routes/pagePath";
import { joinApiClass } from "../api/joinApiClass";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";
import { markdownExport } from "./markdownExport";

const sources = readContent(process.cwd());
const content = parseContent(sources);
const classes = new Map(
  content.classes.map(({ facts }) => {
    const own = content.descriptions.find(({ file }) => file.endsWith(`words/${facts?.path}.yml`));
    return [`api/${facts?.path}`, facts && joinApiClass(facts, own ?? null, content.common)];
  }),
);
const pages = content.documents.flatMap(({ file, path, frontmatter }) => {
  const source = sources.documents.find((found) => found.path === file)?.text;
  if (!frontmatter || path === null || source === undefined) return [];
  const apiClass = classes.get(docId(path) ?? "") ?? null;
  return [{ path, apiClass, exported: markdownExport({ ...frontmatter, source }, apiClass) }];
});

it("is made of every page", () => {
  expect(pages.length).toBe(content.documents.filter(({ path }) => path !== null).length);
});

it.each(pages.filter(({ apiClass }) => apiClass !== null))(
  "$path says of each member and event what its page says",
  ({ apiClass, exported }) => {
    const missing = [
      ...(apiClass?.members ?? []).flatMap(({ name, options }) => [
        `## ${name}\n`,
        ...options.map((option) => option.description),
      ]),
      ...(apiClass?.events ?? []).flatMap(({ name, constant }) => [
        `## on("${name}")`,
        ...(constant === null ? [] : [`- Constant: \`${constant}\``]),
      ]),
      `- Ruby class: \`${apiClass?.rubyClass}\``,
    ].filter((said) => !exported.includes(said));
    expect(missing).toEqual([]);
  },
);

it("leaves nothing behind that only this site renders", () => {
  const left = pages.flatMap(({ path, exported }) =>
    [...withoutCode(exported).matchAll(/^:::.*|^<[A-Z].*\/>$|^---$/gm)].map(
      ([found]) => `${path} ${found}`,
    ),
  );
  expect(left).toEqual([]);
});

it("stands as a reader meets it", () => {
  const clock = pages.find(({ path }) => path === "/docs/api/clock");
  expect(clock?.exported).toMatch(/^# Clock\n\n> .+\n\n- Ruby class: `Playwright::Clock`/);
  expect(clock?.exported).toContain("```ruby\nclock.fast_forward(ticks)\n```");
  expect(clock?.exported).toMatch(
    /- \*\*`ticks`\*\* \(`Integer \| String`, required\) How far to jump/,
  );
  expect(clock?.exported).toContain("- Returns: `nil`\n- JavaScript: `resume`\n- Source: <http");
  const page = pages.find(({ path }) => path === "/docs/api/page");
  expect(page?.exported).toContain("- Waits for: the event `response`");
});

function withoutCode(text: string): string {
  return text.replace(/^(?:> )?```[\s\S]*?^(?:> )?```$/gm, "");
}
