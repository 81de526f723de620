import { excesses } from "./pageBudgets";

const weight = { beforeLoad: 22, requests: 2, inAll: 120 };

it("lets a page pass that keeps to every limit", () => {
  expect(excesses("/", weight)).toEqual([]);
});

it("tells each limit that is passed, and by how much", () => {
  const heavy = { ...weight, beforeLoad: 66.1, requests: 4 };
  expect(excesses("/docs/article/getting_started", heavy)).toEqual([
    { path: "/docs/article/getting_started", what: "beforeLoad", is: 66.1, allowed: 30 },
    { path: "/docs/article/getting_started", what: "requests", is: 4, allowed: 3 },
  ]);
});

it("has limits of its own for the reference, and for its largest page", () => {
  const large = { ...weight, beforeLoad: 90 };
  expect(excesses("/docs/api/page", large)).toEqual([]);
  expect(excesses("/docs/api/clock", large)).toHaveLength(1);
});
