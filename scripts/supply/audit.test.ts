import { findAdvisories, untriaged, type AskOsv } from "./audit";
import type { LockedPackage } from "./lockfile";

function locked(name: string): LockedPackage {
  const path = `node_modules/${name}`;
  const others = { integrity: null, resolved: null, license: "MIT", isOptional: false };
  return { path, name, version: "1.0.0", ...others };
}

const answers: Record<string, unknown> = {
  querybatch: { results: [{}, { vulns: [{ id: "GHSA-a" }, { id: "GHSA-b" }] }] },
  "vulns/GHSA-a": { id: "GHSA-a", summary: "Bad", database_specific: { severity: "HIGH" } },
  "vulns/GHSA-b": { id: "GHSA-b" },
};

it("finds the advisories on each package with their severity", async () => {
  const ask = jest.fn<Promise<unknown>, Parameters<AskOsv>>((path) =>
    Promise.resolve(answers[path]),
  );
  expect(await findAdvisories([locked("a"), locked("b")], ask)).toEqual([
    { id: "GHSA-a", name: "b", severity: "high", title: "Bad" },
    { id: "GHSA-b", name: "b", severity: "", title: "" },
  ]);
  expect(ask.mock.calls[0]).toEqual([
    "querybatch",
    {
      queries: [
        { package: { name: "a", ecosystem: "npm" }, version: "1.0.0" },
        { package: { name: "b", ecosystem: "npm" }, version: "1.0.0" },
      ],
    },
  ]);
});

it.each([
  ["no answer", undefined],
  ["an answer for fewer packages", { results: [] }],
])("does not take %s for a pass", async (_case, answer) => {
  await expect(findAdvisories([locked("a")], () => Promise.resolve(answer))).rejects.toThrow();
});

const advisory = { id: "GHSA-aaaa-bbbb-cccc", name: "a", title: "Bad" };

it.each(["high", "critical"])("names a %s advisory that nobody has looked at", (severity) => {
  expect(untriaged([{ ...advisory, severity }], {})).toEqual([{ ...advisory, severity }]);
});

it("leaves out what has been looked at, and what is not severe", () => {
  expect(untriaged([{ ...advisory, severity: "high" }], { [advisory.id]: {} })).toEqual([]);
  expect(untriaged([{ ...advisory, severity: "moderate" }], {})).toEqual([]);
});
