import { rankBoost } from "./rankBoost";

it.each([
  ["what is recommended before what is discouraged", ["Locator", null], ["Page", "discouraged"]],
  ["a class of every day before another", ["Page", null], ["Worker", null]],
  ["a locator before an element", ["Locator", null], ["ElementHandle", null]],
  ["what works before what is gone", ["Worker", "deprecated"], ["Accessibility", "removed"]],
] as const)("puts %s", (_case, [first, firstBadge], [second, secondBadge]) => {
  const better = rankBoost({
    kind: "member",
    className: first,
    badge: firstBadge,
    member: "click",
  });
  const worse = rankBoost({
    kind: "member",
    className: second,
    badge: secondBadge,
    member: "click",
  });
  expect(better).toBeGreaterThan(worse);
});

it("puts an option of a member that most programs call first", () => {
  const facts = { kind: "option", className: "BrowserType", badge: null } as const;
  const main = rankBoost({ ...facts, member: "launch" });
  expect(main).toBeGreaterThan(rankBoost({ ...facts, member: "launch_persistent_context" }));
});
