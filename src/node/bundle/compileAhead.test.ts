import { compileAhead } from "./compileAhead";

const long = `(e,t)=>{${"t.a();".repeat(200)}}`;
const short = "(e,t)=>{t.a()}";
const push = "(globalThis.chunks=globalThis.chunks||[]).push";

it("puts the functions of long modules in parentheses, and no others", () => {
  const chunk = (first: string, last: string) =>
    `"use strict";${push}([[5],{1:${first},2:${short},"./a.js":${last}},e=>{e(1)}]);`;
  const method = `function(e){${"e.b();".repeat(200)}}`;
  expect(compileAhead(chunk(long, method))).toBe(chunk(`(${long})`, `(${method})`));
});

it.each([
  ["a script that is no chunk", `(()=>{const a={1:${long}};a[1]()})();`],
  ["a chunk without modules", `${push}([[5]]);`],
  ["several statements", `const a={1:${long}};${push}([[5],a]);`],
  ["an empty script", ""],
])("leaves %s as it is", (_case, script) => {
  expect(compileAhead(script)).toBe(script);
});
