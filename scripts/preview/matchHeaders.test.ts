import { matchHeaders, type HeaderRule } from "./matchHeaders";

const rules: HeaderRule[] = [
  { forRegExp: /^\/?(.*)\/?$/iu, values: { "X-Frame-Options": "DENY", "cache-control": "none" } },
  { forRegExp: /^\/app-1\.js\/?$/iu, values: { "Cache-Control": "immutable" } },
];

it.each([
  ["a page", "/docs", { "x-frame-options": "DENY", "cache-control": "none" }],
  [
    "a file of its own rule",
    "/app-1.js",
    { "x-frame-options": "DENY", "cache-control": "immutable" },
  ],
])("gives %s each header once, the later rule's", (_case, path, expected) => {
  expect(matchHeaders(rules, path)).toEqual(expected);
});
