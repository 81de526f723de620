import type { Element, ElementContent, Properties } from "hast";
import { aDocument } from "../../../test/contentFactories";
import { toContentNodes, toCodeHtml } from "./toContentNodes";

function element(tagName: string, properties: Properties, ...children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

function nodesOf(body: string) {
  return toContentNodes(aDocument(body).tree);
}

it("keeps text and elements, with attributes as React names them", () => {
  expect(nodesOf("Call [`goto`](/docs/api/page#goto).\n")).toEqual([
    ["p", null, "Call ", ["a", { href: "/docs/api/page#goto" }, ["code", null, "goto"]], "."],
  ]);
});

it.each<[string, Properties, object | null]>([
  ["an attribute that ARIA has", { ariaLabelledBy: ["a", "b"] }, { "aria-labelledby": "a b" }],
  ["a list of classes", { className: ["line", "new"] }, { className: "line new" }],
  ["data", { dataOutput: "true" }, { "data-output": "true" }],
  ["what is not there", { dataOld: null, dataNew: undefined }, null],
])("names %s", (_case, properties, expected) => {
  expect(toContentNodes({ type: "root", children: [element("p", properties)] })).toEqual([
    ["p", expected],
  ]);
});

it("names what is inside a drawing as SVG does", () => {
  const drawing = element("svg", { viewBox: "0 0 1 1" }, element("line", { strokeWidth: "2" }));
  expect(toContentNodes({ type: "root", children: [drawing] })).toEqual([
    ["svg", { viewBox: "0 0 1 1" }, ["line", { strokeWidth: "2" }]],
  ]);
});

it("makes the lines of a code block one string of HTML", () => {
  const [block] = nodesOf('```ruby title="a.rb"\npage.title\n@page\n```\n');
  const html = 'page.title\n<i class="variable">@page</i>\n';
  expect(block).toEqual(["CodeBlock", { language: "ruby", title: "a.rb", html }]);
});

it.each([
  ["a".repeat(34), undefined],
  [`a\n${"b".repeat(35)}`, true],
])("says of the code %s whether it may be wider than a phone: %s", (code, wide) => {
  const [block] = nodesOf(`\`\`\`text\n${code}\n\`\`\`\n`);
  const properties = Array.isArray(block) ? (block[1] as object) : {};
  expect(Object.entries(properties)).toContainEqual(["language", "text"]);
  expect("wide" in properties).toBe(wide === true);
});

it.each([
  [
    "that are pointed out",
    "ruby {2}",
    "a\nb",
    'a\n<span class="line" data-highlight="true">b\n</span>',
  ],
  [
    "of output",
    "bash",
    "$ \nb",
    '<i class="prompt">$ </i>\n<span class="line" data-output="true">b\n</span>',
  ],
  [
    "that are counted",
    "text showLineNumbers",
    "a\nb",
    '<span class="line">a\n</span><span class="line">b\n</span>',
  ],
])("keeps the lines of a code block %s apart", (_case, fence, code, html) => {
  const [block] = nodesOf(`\`\`\`${fence}\n${code}\n\`\`\`\n`);
  expect(block).toMatchObject(["CodeBlock", { html }]);
});

it("escapes what would be HTML", () => {
  const text = `<img src=x onerror="a"> & </span>`;
  const escaped = `&lt;img src=x onerror="a"&gt; &amp; &lt;/span&gt;`;
  expect(toCodeHtml([{ pieces: [text, ["string", text]] }], false)).toBe(
    `${escaped}<i class="string">${escaped}</i>\n`,
  );
});
