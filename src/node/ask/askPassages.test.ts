import { anApiClass, anApiEvent, anApiMember } from "../../../test/apiFactories";
import { aDocument } from "../../../test/contentFactories";
import { exampleText } from "../../shared/search/askPage";
import { askPassages } from "./askPassages";

const path = "/docs/article/guides/files";

const guide = `
Start with \`page.goto\`, **then** wait.

- a list item
- another

## Upload

Give the field its files.

:::tip
They need not exist.
:::

| a | table |
| - | ----- |
| b | c     |

\`\`\`ruby title="spec/upload_spec.rb"
page.goto(url) # comment
\`\`\`

### Twice

Two of them.
`;

it("takes from a guide the beginning of each place, with code in backticks", () => {
  const passages = askPassages(aDocument(guide).tree, null, path);
  expect(Object.keys(passages)).toEqual(["", "upload", "twice"]);
  expect(passages[""]?.passage).toEqual([
    "Start with `page.goto`, then wait.",
    "a list item",
    "another",
  ]);
  expect(passages["upload"]?.passage).toEqual([
    "Give the field its files.",
    "They need not exist.",
  ]);
  expect(passages["twice"]?.examples).toEqual([]);
});

it("takes examples with their colours", () => {
  const [example] = askPassages(aDocument(guide).tree, null, path)["upload"]?.examples ?? [];
  expect(example).toMatchObject({
    language: "ruby",
    title: "spec/upload_spec.rb",
    isChecked: false,
  });
  expect(example && exampleText(example)).toBe("page.goto(url) # comment");
  expect(example?.lines[0]?.at(-1)).toEqual(["comment", "# comment"]);
});

it("takes members and events of a class by their anchors", () => {
  const body = "## visible?\n\nWhether it shows.\n\n## event: dialog\n\nA dialog opened.\n";
  const apiClass = anApiClass({
    members: [anApiMember({ name: "visible?", anchor: "visible" })],
    events: [anApiEvent({ name: "dialog", anchor: "event-dialog" })],
  });
  const passages = askPassages(aDocument(body, "api").tree, apiClass, path);
  expect(passages["visible"]?.passage).toEqual(["Whether it shows."]);
  expect(passages["event-dialog"]?.passage).toEqual(["A dialog opened."]);
});

it("answers for a heading right above another with what follows that one", () => {
  const passages = askPassages(
    aDocument("## Upload\n\n### Into a field\n\nGive it files.\n").tree,
    null,
    path,
  );
  expect(passages["upload"]?.passage).toEqual(["Give it files."]);
});

it("ends a passage at the first example: what follows is about another one", () => {
  const body =
    "Like this:\n\n```ruby\npage.url\n```\n\nOr like that:\n\n```ruby\npage.title\n```\n";
  expect(askPassages(aDocument(body).tree, null, path)[""]?.passage).toEqual(["Like this:"]);
});

it("begins with what follows an example where nothing is before it", () => {
  const body = "```ruby\npage.url\n```\n\nThe address.\n";
  expect(askPassages(aDocument(body).tree, null, path)[""]?.passage).toEqual(["The address."]);
});

it("ends a passage before it gets long, but never without its first paragraph", () => {
  const body = `${"word ".repeat(300)}\n\nNot this.\n`;
  expect(askPassages(aDocument(body).tree, null, path)[""]?.passage).toEqual([
    "word ".repeat(300).trim(),
  ]);
});

it("keeps a long example whole", () => {
  const code = "page.title\n".repeat(60).trim();
  const [example] =
    askPassages(aDocument(`\`\`\`ruby\n${code}\n\`\`\`\n`).tree, null, path)[""]?.examples ?? [];
  expect(example && exampleText(example)).toBe(code);
});

it.each([
  [
    "to a page",
    "[other guide](/docs/article/guides/files)",
    "[other guide](/docs/article/guides/files)",
  ],
  ["to a part of its own page", "[below](#upload)", "[below](/docs/article/guides/files#upload)"],
  ["of code", "[`Page#goto`](/docs/api/page#goto)", "[`Page#goto`](/docs/api/page#goto)"],
  ["to another site", "[it](https://rspec.info/)", "[it](https://rspec.info/)"],
])("keeps a link %s", (_case, written, kept) => {
  const passages = askPassages(aDocument(`See **${written}** first.\n`).tree, null, path);
  expect(passages[""]?.passage).toEqual([`See ${kept} first.`]);
});

it("measures a passage without the addresses of its links", () => {
  const body = `${"[word](/docs/article/guides/files#a-long-anchor) ".repeat(60)}\n\nThis as well.\n`;
  expect(askPassages(aDocument(body).tree, null, path)[""]?.passage).toHaveLength(2);
});

it("takes of tabs the first alone", () => {
  const tab = (name: string) => `:::tab[${name}]\nIn ${name}.\n:::\n`;
  const body = `::::tabs\n${tab("RSpec")}${tab("Minitest")}::::\n`;
  expect(askPassages(aDocument(body).tree, null, path)[""]?.passage).toEqual(["In RSpec."]);
});
