import { escapeHtml } from "./escapeHtml";

it.each([
  ["an element", "<img src=x>", "&lt;img src=x&gt;"],
  ["an end of an attribute", '" onclick="x', "&quot; onclick=&quot;x"],
  ["an escaped sign", "&lt;", "&amp;lt;"],
  ["nothing of a name", "wait_for?", "wait_for?"],
])("escapes %s", (_case, text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
