import { referenceId, referencePage } from "./plainPages";

const page = {
  id: "docs/api/page",
  title: "Page",
  description: "A tab.",
  body: "A tab.\n\n## click\n\nClicks.\n\n## close\n\nCloses.\n",
};

it("is the longest page up to the last member that has room", () => {
  const room = page.body.indexOf("Closes");
  expect(referencePage([page], room)).toEqual({
    ...page,
    id: referenceId,
    body: "A tab.\n\n## click\n\nClicks.\n",
  });
});

it("has no half of a member", () => {
  expect(referencePage([page], page.body.indexOf("Clicks")).body).toBe("A tab.\n");
});

it("says so where the site has no such page", () => {
  expect(() => referencePage([])).toThrow("The site has no docs/api/page.md.");
});
