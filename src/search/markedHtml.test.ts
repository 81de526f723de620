import { markEnd, markStart } from "../shared/marks";
import { markedHtml } from "./markedHtml";
import { matchPattern } from "./matches";

it.each([
  ["the query asks for", "Takes a screenshot", "screen", "Takes a <mark>screen</mark>shot"],
  [
    "the service found, whatever the query is",
    `Takes ${markStart}screenshots${markEnd} of the page`,
    "page",
    "Takes <mark>screenshots</mark> of the page",
  ],
  [
    "is found in markup, which stays text",
    `<img src=x onerror=${markStart}alert${markEnd}(1)>`,
    "alert",
    "&lt;img src=x onerror=<mark>alert</mark>(1)&gt;",
  ],
])("marks what %s", (_case, text, query, html) => {
  expect(markedHtml(text, matchPattern(query))).toBe(html);
});
