import { yardstickId, yardstickPage } from "./yardstickPage";

const page = {
  id: "docs/api/page",
  title: "Page",
  description: "A tab.",
  body: "A tab.\n\n## click\n\nClicks.\n\n## close\n\nCloses.\n",
};

it("is the longest page up to the last member that has room", () => {
  const room = page.body.indexOf("Closes");
  expect(yardstickPage([page], room)).toEqual({
    ...page,
    id: yardstickId,
    body: "A tab.\n\n## click\n\nClicks.\n",
  });
});

it("has no half of a member", () => {
  expect(yardstickPage([page], page.body.indexOf("Clicks")).body).toBe("A tab.\n");
});

it("says so where the site has no such page", () => {
  expect(() => yardstickPage([])).toThrow("The site has no docs/api/page.md.");
});
