import { reportedAdvisories, untriaged } from "./audit";

function report(severity: string, id = "GHSA-aaaa-bbbb-cccc"): string {
  const via = { url: `https://github.com/advisories/${id}`, name: "a", title: "Bad", severity };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { a: { via: [via] }, b: { via: ["a"] }, c: { via: [via] } },
  });
}

it.each(["high", "critical"])("names a %s advisory that nobody has looked at, once", (severity) => {
  expect(untriaged(reportedAdvisories(report(severity)), {})).toEqual([
    { id: "GHSA-aaaa-bbbb-cccc", name: "a", severity, title: "Bad" },
  ]);
});

it("leaves out what has been looked at, and what is not severe", () => {
  expect(untriaged(reportedAdvisories(report("high")), { "GHSA-aaaa-bbbb-cccc": {} })).toEqual([]);
  expect(untriaged(reportedAdvisories(report("moderate")), {})).toEqual([]);
});

it.each([
  ["no answer", ""],
  ["a refusal", '{"message":"405 Method Not Allowed","statusCode":405}'],
  ["an error of npm", '{"error":{"code":"ENOTFOUND"}}'],
  ["a page of HTML", "<html></html>"],
])("does not take %s for a pass", (_case, output) => {
  expect(() => reportedAdvisories(output)).toThrow();
});
