import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { parseLibraryFacts } from "../../example-check/src/facts/libraryFacts";
import { createServer } from "../src/createServer";
import type { DocsLibrary, DocsMember } from "../src/docsLibrary";

function member(id: string, fields: Partial<DocsMember> = {}): DocsMember {
  const [className = "", name = ""] = id.split("#");
  return {
    id,
    className,
    names: [name],
    jsName: null,
    options: [],
    signature: `${name}()`,
    url: `https://docs.test/${id}`,
    markdown: `# ${id}`,
    ...fields,
  };
}

const page = {
  class: "Page",
  rubyClass: "Playwright::Page",
  path: "page",
  status: "current",
  events: [],
  methods: [
    {
      name: "goto",
      playwrightName: "goto",
      anchor: "goto",
      throws: [],
      kind: "method",
      implemented: true,
      aliases: [],
      params: [{ name: "url", kind: "positional", required: true, type: "String", default: null }],
      block: null,
      returns: { type: "nil" },
      deprecated: false,
      discouraged: false,
    },
  ],
};

const long = `# Long\n${["One", "Two", "Three"].map((name) => `## ${name}\n${"word ".repeat(3_900)}\n`).join("")}`;

const docs: DocsLibrary = {
  gem: "1.61.0",
  playwright: "1.61.1",
  members: [
    member("Page#goto", { jsName: "goto", options: ["waitUntil"] }),
    member("Frame#goto", { jsName: "goto" }),
    member("Page#visible?", { jsName: "isVisible", names: ["visible?"] }),
    member("Keyboard#press"),
    member("Page#event:dialog", { names: ["event:dialog"] }),
    member("PageAssertions#to_have_url", {
      jsName: "toHaveURL",
      names: ["to_have_url", "have_url"],
    }),
  ],
  pages: [
    {
      path: "/docs/article/guides/locators",
      title: "Locators",
      description: "",
      markdown: "# Locators\n\n## Lists\n\nMany.\n\n## Frames\n\nInside.\n",
    },
    { path: "/docs/article/long", title: "Long", description: "", markdown: long },
    { path: "/docs/api/page", title: "Page", description: "", markdown: "# Page\n\n- goto" },
  ],
  facts: () => parseLibraryFacts([JSON.stringify(page)]),
  search: (query, limit) =>
    Promise.resolve(
      [
        { title: "Locators › Lists", url: "https://docs.test/lists", text: "Many." },
        { title: "Locators › Frames", url: "https://docs.test/frames", text: "Inside." },
      ]
        .filter(() => query !== "nothing")
        .slice(0, limit),
    ),
};

const client = new Client({ name: "test", version: "1.0.0" });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(docs, "1.0.0").connect(theirs);
  await client.connect(ours);
});

afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const [first] = content;
  return { text: first?.type === "text" ? first.text : "", isError };
}

it("offers five tools that only read", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ["search_docs", true],
    ["get_member", true],
    ["get_guide", true],
    ["find_ruby_name", true],
    ["check_ruby", true],
  ]);
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ["search_docs", { query: "lists" }, /^- \*\*Locators › Lists\*\* https:.*\n {2}Many\.\n- /],
  ["search_docs", { query: "lists", limit: 1 }, /^[^\n]+\n {2}Many\.$/],
  ["search_docs", { query: "nothing" }, /^Nothing is found for "nothing"/],
  ["get_member", { name: "Page#goto" }, /^# Page#goto$/],
  ["get_member", { name: 'page.goto("https://shop.test/")' }, /^# Page#goto$/],
  ["get_member", { name: "Playwright::Page#goto" }, /^# Page#goto$/],
  ["get_member", { name: "page.keyboard.press" }, /^# Keyboard#press$/],
  ["get_member", { name: 'page.on("dialog", handler)' }, /^# Page#event:dialog$/],
  ["get_member", { name: 'expect(page).to have_url("/")' }, /^# PageAssertions#to_have_url$/],
  ["get_member", { name: "goto" }, /several classes.*- Page#goto.*- Frame#goto/s],
  ["get_member", { name: "Page" }, /^# Page\n\n- goto$/],
  ["get_guide", { page: "locators" }, /^# Locators\n/],
  ["get_guide", { page: "https://docs.test/docs/article/guides/locators.md" }, /^# Locators\n/],
  ["get_guide", { page: "Locators", section: "frames" }, /^## Frames\n\nInside\.\n$/],
  ["get_guide", { page: "Long" }, /^# Long\n## One.*## Two.*Left out, .*: Three$/s],
  ["find_ruby_name", { name: "page.isVisible" }, /^In Ruby:\n\n- Page#visible\?: /],
  ["find_ruby_name", { name: "is_visible" }, /^In Ruby:\n\n- Page#visible\?: /],
  ["find_ruby_name", { name: "expect(page).toHaveURL" }, /- PageAssertions#to_have_url: /],
  ["find_ruby_name", { name: "wait_until" }, /camelCase in Ruby: `waitUntil:`/],
  ["find_ruby_name", { name: "fill_in" }, /^Ruby has no name for "fill_in"\. What comes near:\n/],
  ["check_ruby", { code: 'page.goto("/")' }, /^No problem: 1 calls .* 1\.61\.0 were checked\.$/],
  ["check_ruby", { code: "page.gotto" }, /^Problems: 1; .*\n\n- 1:6 .*Did you mean "goto"\?/s],
])("%s answers %p", async (name, args, expected) => {
  const { text, isError } = await call(name, args);
  expect(text).toMatch(expected);
  expect(isError).toBe(false);
  expect(text.length).toBeLessThan(45_000);
});

it.each<[string, Record<string, unknown>, RegExp]>([
  ["get_member", { name: "Page#gotto" }, /has no "Page#gotto".*What is near:\n\n- Page#goto/s],
  ["get_member", { name: "Keyboard#goto" }, /What is near:\n\n- Page#goto.*\n- Frame#goto/s],
  ["get_guide", { page: "locatrs" }, /no page "locatrs"\. Did you mean "Locators"\?/],
  ["get_guide", { page: "Locators", section: "Tables" }, /no section "Tables".* Lists; Frames$/],
  ["get_member", { name: "x".repeat(201) }, /A name has at most 200 characters/],
  ["search_docs", { query: " " }, /Give a query/],
  ["check_ruby", { code: "x".repeat(20_001) }, /Give at most 20,000 characters/],
])("%s says what is wrong: %#", async (name, args, expected) => {
  const { text, isError } = await call(name, args);
  expect(text).toMatch(expected);
  expect(isError).toBe(true);
});
