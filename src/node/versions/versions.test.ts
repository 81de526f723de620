import { addressesInVersion } from "./addressesInVersion";

it("[row 18] translates addresses, and leaves text that looks like one", () => {
  const made = {
    url: "/docs/api/page#goto",
    content: "/docs/api/page",
    targets: [{ path: "/docs/api/frame" }],
    tree: { properties: { href: "/docs/api/clock" }, children: [{ value: "/docs/api" }] },
  };
  expect(addressesInVersion(made, "current")).toBe(made);
  expect(addressesInVersion(made, "1.61")).toEqual({
    url: "/docs/1.61/api/page#goto",
    content: "/docs/api/page",
    targets: [{ path: "/docs/1.61/api/frame" }],
    tree: { properties: { href: "/docs/1.61/api/clock" }, children: [{ value: "/docs/api" }] },
  });
});
