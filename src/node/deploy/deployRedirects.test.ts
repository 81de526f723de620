import { readFileSync } from "node:fs";
import { deployRedirects } from "./deployRedirects";

const rules = "# Why /docs moved.\n/docs /docs/start 302\n/gem https://rubygems.org/ 301\n";
const root = { path: "/", untranslated: [] };
const ja = { path: "/ja", untranslated: ["/docs/api/clock"] };

it("leaves the rules of a site at the root of its host as they are", () => {
  expect(deployRedirects({ rules, pathPrefix: "", locales: [root] })).toBe(rules);
});

it("puts the path that the site is served under before paths of the site", () => {
  const redirects = deployRedirects({ rules, pathPrefix: "/base", locales: [root] });
  expect(redirects).toContain("\n/base/docs /base/docs/start 302\n");
  expect(redirects).toContain("\n/base/gem https://rubygems.org/ 301\n");
});

it("[row 19] has the rules of each locale, the first one's pages for those that are not translated, and the not-found page of each further one", () => {
  const redirects = deployRedirects({ rules, pathPrefix: "/base", locales: [root, ja] });
  expect(redirects).toContain("\n/base/docs /base/docs/start 302\n");
  expect(redirects).toContain("\n/base/ja/docs /base/ja/docs/start 302\n");
  expect(redirects).toContain("\n/base/ja/docs/api/clock/* /base/docs/api/clock/:splat 302\n");
  expect(redirects).toContain("\n/base/ja/docs/api/clock.md /base/docs/api/clock.md 302\n");
  expect(redirects.endsWith("\n/base/ja/* /base/ja/404.html 404\n")).toBe(true);
});

it.each([
  ["/404", "/404.html"],
  ["/404.html", "/404"],
  ["/ja/404", "/ja/404.html"],
  ["/ja/404.html", "/ja/404"],
])("answers %s, which is the not-found page itself, with status 404", (path, file) => {
  const own = readFileSync("static/_redirects", "utf8");
  const redirects = deployRedirects({ rules: own, pathPrefix: "", locales: [root, ja] });
  expect(redirects.split("\n")).toContain(`${path} ${file} 404!`);
});
