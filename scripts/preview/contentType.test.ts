import { contentTypeOf } from "./contentType";

it.each([
  ["/index.html", "text/html; charset=utf-8"],
  ["/app-0123.js", "text/javascript; charset=utf-8"],
  ["/page-data.json", "application/json; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/favicon.svg", "image/svg+xml"],
  ["/favicon.ico", "image/vnd.microsoft.icon"],
  ["/og.png", "image/png"],
  ["/CNAME", "application/octet-stream"],
])("serves %s as %s", (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
