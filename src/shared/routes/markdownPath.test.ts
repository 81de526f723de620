import { acceptHeaders } from "../../../test/acceptHeaders";
import { markdownPath, memberMarkdownPath, negotiatedMarkdown } from "./markdownPath";

it.each([
  ["/docs/api/page", "/docs/api/page.md"],
  ["/", "/index.md"],
  ["/ja/", "/ja/index.md"],
])("has the Markdown of %s at %s", (path, file) => {
  expect(markdownPath(path)).toBe(file);
});

it("has that of a member below its class", () => {
  expect(memberMarkdownPath("/docs/api/page", "visible")).toBe("/docs/api/page/visible.md");
});

it.each(acceptHeaders)("%s gets %s", (_client, wanted, accept) => {
  const found = negotiatedMarkdown({ method: "GET", path: "/docs/api/page", accept });
  expect(found).toBe(wanted === "Markdown" ? "/docs/api/page.md" : null);
});

const accept = "text/markdown";

it.each([
  ["HEAD", "/docs/api/page", accept, "/docs/api/page.md"],
  ["GET", "/docs/1.61/api/page", accept, "/docs/1.61/api/page.md"],
  ["GET", "/docs/api/", accept, "/docs/api/index.md"],
  ["POST", "/docs/api/page", accept, null],
  ["GET", "/app-0123.js", accept, null],
  ["GET", "/docs/api/page.html", accept, null],
  ["GET", "/docs/api/page", null, null],
  ["GET", "/docs/api/page", undefined, null],
])("answers %s %s with %j: %s", (method, path, accept, found) => {
  expect(negotiatedMarkdown({ method, path, accept })).toBe(found);
});
