import type { ApiCoverage } from "../../shared/api/apiCoverage";
import { countNames, filterCoverage } from "./filterCoverage";

const coverage: ApiCoverage = {
  classes: [
    {
      name: "Page",
      path: "/docs/api/page",
      implemented: [{ name: "closed?", jsName: "isClosed", path: "/docs/api/page#closed" }],
      missing: [{ name: "request_gc", jsName: "requestGC", path: "/docs/api/page#request_gc" }],
      otherLanguages: ["coverage"],
    },
  ],
  unwrapped: [
    {
      name: "Logger",
      members: ["log", "isEnabled"],
      languages: ["js"],
      rubyClass: null,
      path: null,
    },
  ],
};

it.each([
  ["nothing is asked for", "", 5],
  ["a class is asked for", "page", 3],
  ["a member is asked for", "request gc", 1],
  ["a name of JavaScript is asked for", "isClosed", 1],
  ["a member for other languages is asked for", "cover", 1],
  ["a class that Ruby has not is asked for", "logger", 2],
  ["nothing of it is there", "teleport", 0],
])("leaves what fits when %s", (_case, query, names) => {
  expect(countNames(filterCoverage(coverage, query))).toBe(names);
});
