import { anApiClass, anApiEvent, anApiMember } from "../../../test/apiFactories";
import { aDocument } from "../../../test/contentFactories";
import { exampleText } from "../../shared/search/askPage";
import { askPassages } from "./askPassages";

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
  const passages = askPassages(aDocument(guide).tree, null);
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
  const [example] = askPassages(aDocument(guide).tree, null)["upload"]?.examples ?? [];
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
  const passages = askPassages(aDocument(body, "api").tree, apiClass);
  expect(passages["visible"]?.passage).toEqual(["Whether it shows."]);
  expect(passages["event-dialog"]?.passage).toEqual(["A dialog opened."]);
});

it("answers for a heading right above another with what follows that one", () => {
  const passages = askPassages(
    aDocument("## Upload\n\n### Into a field\n\nGive it files.\n").tree,
    null,
  );
  expect(passages["upload"]?.passage).toEqual(["Give it files."]);
});

it("ends a passage at the first example: what follows is about another one", () => {
  const body =
    "Like this:\n\n```ruby\npage.url\n```\n\nOr like that:\n\n```ruby\npage.title\n```\n";
  expect(askPassages(aDocument(body).tree, null)[""]?.passage).toEqual(["Like this:"]);
});

it("begins with what follows an example where nothing is before it", () => {
  const body = "```ruby\npage.url\n```\n\nThe address.\n";
  expect(askPassages(aDocument(body).tree, null)[""]?.passage).toEqual(["The address."]);
});

it("ends a passage before it gets long, but never without its first paragraph", () => {
  const body = `${"word ".repeat(300)}\n\nNot this.\n`;
  expect(askPassages(aDocument(body).tree, null)[""]?.passage).toEqual([
    "word ".repeat(300).trim(),
  ]);
});

it("leaves out examples that fill the dialog", () => {
  const block = (code: string) => ["```ruby", code, "```", ""].join("\n");
  const body = `${block("page.title\n".repeat(30))}\n${block("page.url")}`;
  const examples = askPassages(aDocument(body).tree, null)[""]?.examples ?? [];
  expect(examples.map(exampleText)).toEqual(["page.url"]);
});

it("takes of tabs the first alone", () => {
  const tab = (name: string) => `:::tab[${name}]\nIn ${name}.\n:::\n`;
  const body = `::::tabs\n${tab("RSpec")}${tab("Minitest")}::::\n`;
  expect(askPassages(aDocument(body).tree, null)[""]?.passage).toEqual(["In RSpec."]);
});
