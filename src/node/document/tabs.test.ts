import { aDocument, outline } from "../../../test/contentFactories";

/** Returns a `::::tabs` with a tab for each label; its first line is the page's sixth. */
function tabs(...labels: string[]): string {
  const each = labels.map((label) => `:::tab[${label}]\n\nText of ${label}.\n\n:::\n`);
  return `::::tabs\n\n${each.join("\n")}\n::::\n`;
}

function findings(body: string): string[] {
  return aDocument(body).problems.map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

it.each([
  ["two tabs", ["RSpec", "Plain Ruby"], ["rspec", "plain-ruby"]],
  [
    "all four",
    ["RSpec", "Minitest", "Capybara", "Plain Ruby"],
    ["rspec", "minitest", "capybara", "plain-ruby"],
  ],
])("makes elements of %s", (_case, labels, ids) => {
  const { tree, problems } = aDocument(tabs(...labels));
  const expectedTabs = ids.map((id, index) => `Tab[framework=${id}](p(Text of ${labels[index]}.))`);
  expect(problems).toEqual([]);
  expect(outline(tree, "framework")).toBe(`Tabs(${expectedTabs.join(", ")})`);
});

it("takes boxes and code within a tab", () => {
  const body =
    ":::::tabs\n::::tab[RSpec]\n:::note\nText.\n:::\n::::\n::::tab[Minitest]\n```ruby\na\n```\n::::\n:::::\n";
  const { tree, problems } = aDocument(body);
  expect(problems).toEqual([]);
  expect(outline(tree)).toMatch(/^Tabs\(Tab\(Admonition\(p\(Text\.\)\)\), Tab\(CodeBlock\(/);
});

describe.each([
  ["a tab outside of tabs", ":::tab[RSpec]\n\nText.\n\n:::\n", ["6:1 tab-outside"], "::::tabs"],
  [
    "a tab in another box",
    "::::note\n\n:::tab[RSpec]\n\nText.\n\n:::\n\n::::\n",
    ["8:1 tab-outside"],
    "::::tabs",
  ],
  [
    "text between tabs",
    tabs("RSpec", "Minitest").replace(":::\n\n:::tab[M", ":::\n\nStray.\n\n:::tab[M"),
    ["14:1 tabs-content"],
    ":::tab[RSpec]",
  ],
  [
    "a label on the tabs",
    tabs("RSpec", "Minitest").replace("tabs", "tabs[One]"),
    ["6:9 tabs-content"],
    "outside",
  ],
  ["an unknown label", tabs("Rspec", "Minitest"), ["8:1 tab-label"], 'Did you mean "RSpec"?'],
  [
    "a label that is none of ours",
    tabs("RSpec", "Cucumber"),
    ["14:1 tab-label"],
    "RSpec, Minitest, Capybara, Plain Ruby",
  ],
  ["no label", tabs("RSpec", "").replace("[]", ""), ["14:1 tab-label"], "RSpec, Minitest"],
  ["the wrong order", tabs("Minitest", "RSpec"), ["14:1 tab-order"], "RSpec, Minitest"],
  ["a label twice", tabs("RSpec", "RSpec"), ["14:1 tab-duplicate"], "into one"],
  ["a tab without a counterpart", tabs("RSpec"), ["8:1 tab-alone"], "at least two"],
  ["no tab", "::::tabs\n::::\n\nText.\n", ["6:1 tab-alone"], "at least two"],
  [
    "a heading in a tab",
    tabs("RSpec", "Minitest").replace("Text of RSpec", "### Text of RSpec"),
    ["10:1 tab-heading"],
    "above the tabs",
  ],
  [
    "attributes",
    tabs("RSpec", "Minitest").replace("[RSpec]", '[RSpec]{id="a"}'),
    ["8:1 tabs-attributes"],
    ":::tab[RSpec]",
  ],
  [
    "tabs in a box",
    `:::::note\n\n${tabs("RSpec", "Minitest")}\n:::::\n`,
    ["8:1 tabs-nested"],
    "outside",
  ],
  [
    "a last tab that is not closed",
    "::::tabs\n:::tab[RSpec]\nText.\n:::\n:::tab[Minitest]\nText.\n::::\n",
    ["10:1 tabs-unclosed"],
    "four colons",
  ],
  [
    "tabs that are not closed",
    "::::tabs\n:::tab[RSpec]\nText.\n:::\n:::tab[Minitest]\nText.\n:::\n\n## More\n\nText.\n",
    ["6:1 tabs-unclosed"],
    "by ::::",
  ],
])("a document with %s", (_case, body, expected, hint) => {
  it("says where, which rule and what to write instead", () => {
    expect(findings(body)).toEqual(expected);
    expect(aDocument(body).problems[0]?.hint).toContain(hint);
  });
});
