import { someSearchEntries } from "../../../test/searchEntries";
import { entryName } from "./entryName";

it.each([
  ["/docs/api/page", "Page"],
  ["/docs/api/page#screenshot", "Page#screenshot"],
  ["/docs/api/page#screenshot-fullPage", "Page#screenshot fullPage"],
  ["/docs/api/page#event-dialog", "Page › dialog"],
])("calls %s %s", (url, name) => {
  const entry = someSearchEntries.find((candidate) => candidate.url === url);
  expect(entry && entryName(entry)).toBe(name);
});
