import { frontmatter } from "../../../test/contentFactories";
import { contentWith, soundSite } from "../../../test/soundSite";
import { referenceStats } from "./referenceStats";

const clock = "content/docs/api/clock.mdx";

it("counts what the page of a class tells", () => {
  const program = "```ruby run\nputs 1\n```\n";
  const page = soundSite[clock].replace("Stops it.\n", `Stops it.\n\n${program}`);
  expect(referenceStats(contentWith({ [clock]: page }))).toEqual([
    {
      name: "Clock",
      members: 2,
      options: 2,
      events: 1,
      examples: 1,
      programs: 1,
      // "A clock.", "Stops it.", "Goes on.", "It ticks.", and a line for each option.
      words: 15,
      undescribed: [],
    },
  ]);
});

it("names members, events and options of which nothing is said", () => {
  const content = contentWith({
    [clock]: `${frontmatter("Clock")}A clock.\n\n## pause_at\n\n## resume\n\nGoes on.\n\n## event: tick\n`,
    "content/api/words/clock.yml": "",
  });
  expect(referenceStats(content)[0]?.undescribed).toEqual([
    "pause_at",
    "event: tick",
    "pause_at time",
  ]);
});
