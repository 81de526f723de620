import { assertMarkdown } from "./assertMarkdown";

const top = "# Page\n\n> A tab.\n\n[/llms.txt](/base/llms.txt)\n";
const file = (path: string, body = top) => ({ path, body });
const assert =
  (...files: { path: string; body: string }[]) =>
  () =>
    assertMarkdown(files, new Set(["/api/page/goto.md"]), "/base");

it("has nothing against files that lead to each other", () => {
  const linked = `${top}[a](/base/b.md#c) [d](/else/d.md) ![e](/base/e.png)`;
  expect(assert(file("/a.md", linked), file("/b.md"), file("/llms.txt", "# x"))).not.toThrow();
});

it.each([
  ["is too long", file("/a.md", top.padEnd(50_001, "a")), "/a.md has 50001 characters, more than"],
  [
    "is long for a member",
    file("/api/page/goto.md", top.padEnd(6_001, "a")),
    "/api/page/goto.md has 6001",
  ],
  ["lacks a title", file("/a.md", "> A tab.\n"), "/a.md does not begin with a title"],
  ["lacks a sentence", file("/a.md", top.replace("> A tab.", "")), "/a.md does not begin with"],
  ["leads nowhere", file("/a.md", `${top}[b](/base/b.md)`), "/a.md leads to /base/b.md, which"],
  ["has the place of another", file("/Good.md"), "/good.md is the place of two files."],
])("stops the build where a file %s, and names it", (_case, bad, message) => {
  expect(assert(file("/good.md"), bad)).toThrow(`1 problems in the Markdown of pages:\n${message}`);
});

it("names every file at once", () => {
  expect(assert(file("/a.md", "a"), file("/b.md", "b"))).toThrow(/2 problems[^]*a\.md[^]*b\.md/);
});
