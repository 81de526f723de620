import compat from "../../../content/api/compat.json";
import { findGemVersion, type GemVersionAnswer } from "./findGemVersion";
import type { GemVersion } from "./gemVersion";

function release(gem: string, playwright: string | null): GemVersion {
  return { gem, released: "2026-01-01", playwright, ruby: ">= 2.4", node: null };
}

const versions = [
  release("0.5.9", null),
  release("1.15.beta1", "1.15.0"),
  release("1.57.0", "1.57.0"),
  release("1.57.2", "1.57.0"),
  release("1.57.2.alpha1", "1.57.0"),
  release("1.58.1", "1.58.2"),
  release("1.61.0", "1.61.1"),
  release("1.64.1", null),
];

function said(answer: GemVersionAnswer): string {
  switch (answer.kind) {
    case "found":
    case "playwright":
      return `${answer.kind} ${answer.version.gem} ${answer.playwright}`;
    case "unrecorded":
    case "unlisted":
      return `${answer.kind} ${answer.version.gem}`;
    case "unknown":
    case "otherGem":
      return `${answer.kind} ${answer.gem}`;
    case "requirement":
      return `requirement ${answer.requirement}`;
    case "empty":
    case "unreadable":
      return answer.kind;
  }
}

it.each([
  ["nothing", "", "empty"],
  ["spaces", "  \n", "empty"],
  ["a line of Gemfile.lock", "    playwright-ruby-client (1.61.0)", "found 1.61.0 1.61.1"],
  [
    "a line of its checksums",
    "  playwright-ruby-client (1.61.0) sha256=0f1e2d3c4b5a",
    "found 1.61.0 1.61.1",
  ],
  [
    "the whole of it, pasted into one line",
    "GEM remote: https://rubygems.org/ specs: mime-types (3.7.0) playwright-ruby-client (1.58.1) concurrent-ruby (>= 1.1.6)",
    "found 1.58.1 1.58.2",
  ],
  [
    "one where another gem depends on it first",
    "capybara-playwright-driver (0.5.7) playwright-ruby-client (>= 1.16.0) playwright-ruby-client (1.61.0)",
    "found 1.61.0 1.61.1",
  ],
  ["an exact dependency", "  playwright-ruby-client (= 1.61.0)", "found 1.61.0 1.61.1"],
  ["a line of a Gemfile", 'gem "playwright-ruby-client", "1.61.0"', "found 1.61.0 1.61.1"],
  ["one in single quotes", "gem 'playwright-ruby-client', '= 1.61.0'", "found 1.61.0 1.61.1"],
  ["what bundle info says", "  * playwright-ruby-client (1.61.0)", "found 1.61.0 1.61.1"],
  ["the newest of gem list", "playwright-ruby-client (1.61.0, 1.57.0)", "found 1.61.0 1.61.1"],
  ["a gem's folder", "/gems/playwright-ruby-client-1.61.0/lib", "found 1.61.0 1.61.1"],
  ["a gem's file", "playwright-ruby-client-1.57.2.alpha1.gem", "found 1.57.2.alpha1 1.57.0"],
  ["a number", "1.61.0", "found 1.61.0 1.61.1"],
  ["a number in quotes", '"1.61.0"', "found 1.61.0 1.61.1"],
  ["a number with a v", " v1.61.0 ", "found 1.61.0 1.61.1"],
  ["a version to try out", "1.15.beta1", "found 1.15.beta1 1.15.0"],
  ["the beginning of a number: its newest", "1.57", "found 1.57.2 1.57.0"],
  ["a number of Playwright alone", "1.61.1", "playwright 1.61.0 1.61.1"],
  ["a release that does not say", "0.5.9", "unrecorded 0.5.9"],
  ["a release that says it, where nobody here knows", "1.64.1", "unlisted 1.64.1"],
  ["a number that no release has", "1.99.0", "unknown 1.99.0"],
  ["a requirement", "    playwright-ruby-client (>= 1.16.0)", "requirement >= 1.16.0"],
  ["a requirement of a Gemfile", 'gem "playwright-ruby-client", "~> 1.58"', "requirement ~> 1.58"],
  ["another gem", "    capybara-playwright-driver (0.5.7)", "otherGem capybara-playwright-driver"],
  ["another gem of a Gemfile", 'gem "capybara", "3.40.0"', "otherGem capybara"],
  ["a gem without a number", 'gem "playwright-ruby-client"', "unreadable"],
  ["a word", "latest", "unreadable"],
  ["half a number", "1", "unreadable"],
])("reads %s", (_case, line, expected) => {
  expect(said(findGemVersion(line, versions))).toBe(expected);
});

const lockfile = (gem: string) =>
  `GEM
  remote: https://rubygems.org/
  specs:
    capybara-playwright-driver (0.5.9)
      playwright-ruby-client (>= 1.16.0)
    concurrent-ruby (1.3.5)
    playwright-ruby-client (${gem})
      concurrent-ruby (>= 1.1.6)
      mime-types (>= 3.0)

DEPENDENCIES
  capybara-playwright-driver
  playwright-ruby-client (~> 1.60)

CHECKSUMS
  playwright-ruby-client (${gem}) sha256=0f1e2d3c4b5a
`;

it.each([
  ["1.61.0", "found 1.61.0 1.61.1", "18"],
  ["1.62.0", "found 1.62.0 1.62.1", "20"],
  ["1.63.0", "found 1.63.0 1.63.0", "20"],
  ["1.64.0", "found 1.64.0 1.64.0", "20"],
  ["1.64.1", "unlisted 1.64.1", "20"],
  ["1.65.0", "found 1.65.0 1.65.1", "20"],
  ["1.65.1", "found 1.65.1 1.65.1", "20"],
])("knows gem %s, by a number and by a whole Gemfile.lock", (gem, expected, node) => {
  for (const text of [gem, lockfile(gem), lockfile(gem).replaceAll(/\s+/g, " ")]) {
    expect(said(findGemVersion(text, compat))).toBe(expected);
  }
  expect(compat.find((version) => version.gem === gem)?.node).toBe(node);
});
