import { engines } from "../../package.json";
import { nodeVersionProblem } from "./nodeVersion";

it.each(["20.19.0", "20.20.2", "22.0.0", "25.9.0"])("accepts Node %s", (version) => {
  expect(nodeVersionProblem(version, engines.node)).toBeNull();
});

it.each(["20.18.9", "20.9.0", "18.20.0", "8.0.0", "26.0.0", "100.0.0"])(
  "refuses Node %s",
  (version) => {
    expect(nodeVersionProblem(version, engines.node)).toBe(
      `Node 20.19 or newer and below 26 is needed; this is Node ${version}. See https://nodejs.org/en/download`,
    );
  },
);

it("knows a range without an end", () => {
  expect(nodeVersionProblem("18.0.0", ">=20.19.0")).toMatch(/^Node 20\.19\.0 or newer is needed/);
  expect(nodeVersionProblem("100.0.0", ">=20.19.0")).toBeNull();
});
