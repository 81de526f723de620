import { plainMarkdown } from "./plainMarkdown";

const asTheyAre = (href: string) => href;

function text(body: string): string {
  return plainMarkdown(`---\ntitle: A page\n---\n\n${body}\n`, asTheyAre)
    .map((section) => section.text)
    .join("\n---\n");
}

it.each([
  ["prose as it is", "Wait for `idle`.", "Wait for `idle`."],
  [
    "a box as a quotation under its title",
    ":::warning[Two threads]\nFirst.\n\n- one\n:::\n\nAfter.",
    "> **Two threads**\n>\n> First.\n>\n> - one\n\nAfter.",
  ],
  ["a box without a title under its kind", ":::tip\nDo.\n:::", "> **Tip**\n>\n> Do."],
  [
    "code in a box with its indentation",
    ":::note\n```ruby\nif a\n  b\nend\n```\n:::",
    "> **Note**\n>\n> ```ruby\n> if a\n>   b\n> end\n> ```",
  ],
  [
    "tabs below each other under their labels",
    "::::tabs\n:::tab[RSpec]\nOne.\n:::\n:::tab[Minitest]\nTwo.\n:::\n::::",
    "**RSpec**\nOne.\n**Minitest**\nTwo.",
  ],
  [
    "nothing of a component of which nothing is known",
    "Before.\n\n<VersionTable />\n\nAfter.",
    "Before.\n\nAfter.",
  ],
  ["no mark of highlighted lines", "```ruby\n# highlight-next-line\na\n```", "```ruby\na\n```"],
  [
    "what looks like a heading or a box in code",
    "```text\n## no heading\n:::note\n```",
    "```text\n## no heading\n:::note\n```",
  ],
  [
    "no anchor of a heading, but in code",
    "Text.\n\n### Title {#title}\n\n```text\n## A {#a}\n```",
    "Text.\n\n### Title\n\n```text\n## A {#a}\n```",
  ],
])("gives %s", (_case, body, expected) => {
  expect(text(body)).toBe(expected);
});

it.each([
  ["as a paragraph", "Before.\n\n<ApiIndex />\n\nAfter.", "Before.\n\n- [a](to /a)\n- b\n\nAfter."],
  ["in a box", ":::note\n<ApiIndex />\n:::", "> **Note**\n>\n> - [a](to /a)\n> - b"],
  ["not in code", "```text\n<ApiIndex />\n```", "```text\n<ApiIndex />\n```"],
])("gives what a shortcode renders: %s", (_case, body, expected) => {
  const to = (href: string) => `to ${href}`;
  const [section] = plainMarkdown(body, to, { ApiIndex: "- [a](/a)\n- b" });
  expect(section?.text).toBe(expected);
});

it("asks where each link leads to, and leaves code alone", () => {
  const body = "[a](/docs/a#b) ![c](/c.png) [d](#d)\n\n```text\n[e](/e)\n```\n";
  const [section] = plainMarkdown(body, (href) => `<${href}>`);
  expect(section?.text).toBe("[a](</docs/a#b>) ![c](</c.png>) [d](<#d>)\n\n```text\n[e](/e)\n```");
});

it("divides a page at its headings of level 2", () => {
  expect(
    plainMarkdown(
      "Intro.\n\n## goto\n\nGoes.\n\n### Deeper\n\n## event: close {#x}\n\nClosed.\n",
      asTheyAre,
    ),
  ).toEqual([
    { heading: null, text: "Intro." },
    { heading: "goto", text: "Goes.\n\n### Deeper" },
    { heading: "event: close", text: "Closed." },
  ]);
});
