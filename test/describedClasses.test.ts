import { frontmatter } from "./contentFactories";
import { contentWith, validSite } from "./validSite";
import { describedClasses } from "./describedClasses";

const clock = "content/docs/api/clock.mdx";

it("counts the examples of a class", () => {
  const page = validSite[clock].replace("Stops it.\n", "Stops it.\n\n```ruby run\nputs 1\n```\n");
  expect(describedClasses(contentWith({ [clock]: page }))).toEqual([
    { name: "Clock", examples: 1, undescribed: [] },
  ]);
});

it("names members, events and options of which nothing is said", () => {
  const content = contentWith({
    [clock]: `${frontmatter("Clock")}A clock.\n\n## pause_at\n\n## resume\n\nGoes on.\n\n## event: tick\n`,
    "content/api/words/clock.yml": "",
  });
  expect(describedClasses(content)[0]?.undescribed).toEqual([
    "pause_at",
    "event: tick",
    "pause_at time",
  ]);
});
