import { inlinePieces } from "../inlinePieces";
import { readMarkdown } from "./readMarkdown";

it("reads paragraphs, headings, lists and code", () => {
  const text =
    "One\nline.\n\n## Then\n- first\n- second\n\n```ruby\npage.goto(url)\n\npage.title\n```\n\nEnd.";
  expect(readMarkdown(text)).toEqual([
    { type: "paragraph", text: "One line." },
    { type: "heading", text: "Then" },
    { type: "list", items: ["first", "second"] },
    { type: "code", language: "ruby", text: "page.goto(url)\n\npage.title" },
    { type: "paragraph", text: "End." },
  ]);
});

it("reads code that is not whole yet", () => {
  expect(readMarkdown("So:\n\n```ruby\npage.go")).toEqual([
    { type: "paragraph", text: "So:" },
    { type: "code", language: "ruby", text: "page.go" },
  ]);
});

it("leaves markup as text", () => {
  expect(readMarkdown("<img src=x onerror=alert(1)>")).toEqual([
    { type: "paragraph", text: "<img src=x onerror=alert(1)>" },
  ]);
});

it("cuts a line at code, emphasis and links", () => {
  expect(inlinePieces("Call `page.goto`, **then** read [this](/docs/api/page#goto).")).toEqual([
    { type: "text", text: "Call " },
    { type: "code", text: "page.goto" },
    { type: "text", text: ", " },
    { type: "strong", text: "then" },
    { type: "text", text: " read " },
    { type: "link", text: "this", href: "/docs/api/page#goto" },
    { type: "text", text: "." },
  ]);
});
