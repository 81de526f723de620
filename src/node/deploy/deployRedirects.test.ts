import { deployRedirects } from "./deployRedirects";

const rules = "# Why /docs moved.\n/docs /docs/start 302\n/gem https://rubygems.org/ 301\n";

it("leaves the rules of a site at the root of its host as they are", () => {
  expect(deployRedirects(rules, "")).toBe(rules);
});

it("puts the path that the site is served under before paths of the site", () => {
  expect(deployRedirects(rules, "/base")).toContain("\n/base/docs /base/docs/start 302\n");
  expect(deployRedirects(rules, "/base")).toContain("\n/base/gem https://rubygems.org/ 301\n");
});
