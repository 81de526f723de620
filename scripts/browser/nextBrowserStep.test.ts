import { nextBrowserStep, type BrowserFacts } from "./nextBrowserStep";

const nothing: BrowserFacts = {
  given: null,
  downloaded: null,
  installed: null,
  hasApt: true,
  tried: [],
};
const all: BrowserFacts = {
  ...nothing,
  given: { variable: "CHROMIUM_PATH", path: "/mine", isExecutable: true },
  downloaded: "/cache/chrome",
  installed: "/usr/bin/chromium",
};

it.each<[string, BrowserFacts, ReturnType<typeof nextBrowserStep>]>([
  ["the given browser before all others", all, { type: "use", path: "/mine", source: "given" }],
  [
    "Playwright's own before an installed one",
    { ...all, given: null },
    { type: "use", path: "/cache/chrome", source: "downloaded" },
  ],
  [
    "an installed one",
    { ...nothing, installed: "/usr/bin/chromium" },
    { type: "use", path: "/usr/bin/chromium", source: "installed" },
  ],
  ["a download where there is none", nothing, { type: "download" }],
  [
    "the download where it worked",
    { ...nothing, tried: ["download"], downloaded: "/cache/chrome" },
    { type: "use", path: "/cache/chrome", source: "downloaded" },
  ],
  ["apt where the download failed", { ...nothing, tried: ["download"] }, { type: "apt" }],
  [
    "the package where apt worked",
    { ...nothing, tried: ["download", "apt"], installed: "/usr/bin/chromium" },
    { type: "use", path: "/usr/bin/chromium", source: "installed" },
  ],
])("takes %s", (_case, facts, step) => {
  expect(nextBrowserStep(facts)).toEqual(step);
});

it.each<[string, BrowserFacts, RegExp]>([
  [
    "names the variable that points nowhere",
    { ...all, given: { variable: "CHROMIUM_PATH", path: "/nope", isExecutable: false } },
    /^CHROMIUM_PATH is "\/nope", which is no program/,
  ],
  ["gives up without apt", { ...nothing, hasApt: false, tried: ["download"] }, /CHROMIUM_PATH=/],
  ["gives up after apt", { ...nothing, tried: ["download", "apt"] }, /No Chromium was found/],
])("%s", (_case, facts, message) => {
  const step = nextBrowserStep(facts);
  expect(step).toEqual({ type: "fail", message: expect.stringMatching(message) as unknown });
});
