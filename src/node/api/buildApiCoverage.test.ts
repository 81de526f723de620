import { methodJson, someFacts } from "../../../test/factsFactories";
import { buildApiCoverage, classCoverage } from "./buildApiCoverage";
import { parseCoverageFacts } from "./apiFacts";

const path = "content/api/coverage.json";
const totals = { implemented: 1, unimplemented: 1, total: 2 };

function coverageFacts(playwrightClassesWithoutWrapper: object[] = []) {
  const text = JSON.stringify({ gemVersion: "1.61.0", totals, playwrightClassesWithoutWrapper });
  const { facts } = parseCoverageFacts({ path, text });
  if (facts === null) throw new Error("The facts of this test do not parse.");
  return facts;
}

const documented = { documentedUpstream: true };

it("tells what is there, what misses and what other languages have", () => {
  const facts = someFacts({
    methods: [
      methodJson({ name: "closed?", playwrightName: "isClosed", anchor: "closed", ...documented }),
      methodJson({ name: "only_in_ruby" }),
      methodJson({ name: "request_gc", playwrightName: "requestGC", implemented: false }),
    ],
    notForRuby: [
      { playwrightName: "coverage", kind: "property", langs: ["js"] },
      { playwrightName: "isClosed", kind: "method", langs: ["js"] },
    ],
  });
  expect(buildApiCoverage([classCoverage(facts)], coverageFacts()).classes).toEqual([
    {
      name: "Page",
      path: "/docs/api/page",
      implemented: [{ name: "closed?", jsName: "isClosed", path: "/docs/api/page#closed" }],
      missing: [{ name: "request_gc", jsName: "requestGC", path: "/docs/api/page#request_gc" }],
      otherLanguages: ["coverage"],
    },
  ]);
});

it("leads a negation to its assertion", () => {
  const methods = ["to_be_empty", "not_to_be_empty"].map((name) =>
    methodJson({ name, kind: "assertion", ...documented }),
  );
  const [assertions] = buildApiCoverage(
    [classCoverage(someFacts({ methods }))],
    coverageFacts(),
  ).classes;
  expect(assertions?.implemented.map((member) => member.path)).toEqual([
    "/docs/api/page#to_be_empty",
    "/docs/api/page#to_be_empty",
  ]);
});

it("leaves out classes that are gone, and those that Playwright does not document", () => {
  const gone = someFacts({ status: "removed" });
  const ours = someFacts({ runtimeOnly: true });
  expect(buildApiCoverage([gone, ours].map(classCoverage), coverageFacts()).classes).toEqual([]);
});

it("leads from a class of Playwright to what Ruby has in its place", () => {
  const video = someFacts({ rubyClass: "Playwright::Video", path: "video", runtimeOnly: true });
  const unwrapped = [
    { class: "Video", langs: null, rubyRuntimeClass: "Playwright::Video", members: ["path"] },
    { class: "Logger", langs: ["js"], rubyRuntimeClass: null, members: ["log#1", "log#2"] },
  ];
  expect(buildApiCoverage([classCoverage(video)], coverageFacts(unwrapped)).unwrapped).toEqual([
    {
      name: "Video",
      members: ["path"],
      languages: [],
      rubyClass: "Playwright::Video",
      path: "/docs/api/video",
    },
    { name: "Logger", members: ["log"], languages: ["js"], rubyClass: null, path: null },
  ]);
});

it.each([
  ["no JSON", "{"],
  ["what is something else", "[]"],
])("refuses %s", (_case, text) => {
  expect(parseCoverageFacts({ path, text })).toMatchObject({
    facts: null,
    problems: [{ file: path, rule: "facts" }],
  });
});
