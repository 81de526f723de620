import { nodeVersionProblem } from "./nodeVersion";

it.each(["20.19.0", "20.20.2", "22.0.0", "100.0.0"])("accepts Node %s", (version) => {
  expect(nodeVersionProblem(version, ">=20.19.0")).toBeNull();
});

it.each(["20.18.9", "20.9.0", "18.20.0", "8.0.0"])("refuses Node %s", (version) => {
  expect(nodeVersionProblem(version, ">=20.19.0")).toBe(
    `Node 20.19.0 or newer is needed; this is Node ${version}. See https://nodejs.org/en/download`,
  );
});
