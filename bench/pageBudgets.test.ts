import { excesses } from "./pageBudgets";

const weight = {
  html: 20_000,
  css: 5_000,
  beforeLoad: 20_000,
  requests: 2,
  scripts: 90_000,
  inAll: 120_000,
};

it("lets a page pass that keeps to every limit", () => {
  expect(excesses("/docs/api/clock", weight)).toEqual([]);
});

it("tells each limit that is passed, and by how much", () => {
  const heavy = { ...weight, beforeLoad: 40_960, requests: 13 };
  expect(excesses("/docs/api/clock", heavy)).toEqual([
    { path: "/docs/api/clock", what: "beforeLoad", is: 40, allowed: 35 },
    { path: "/docs/api/clock", what: "requests", is: 13, allowed: 12 },
  ]);
});

it("has limits of its own for the largest page", () => {
  const large = { ...weight, beforeLoad: 85_000 };
  expect(excesses("/docs/api/page", large)).toEqual([]);
  expect(excesses("/docs/api/clock", large)).toHaveLength(1);
});
