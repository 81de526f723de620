import { contentWith } from "./validSite";
import { sharedDescriptionUses } from "./sharedDescriptionUses";

it("tells where a shared description is shown: by its name, and where own ones point to it", () => {
  const content = contentWith({
    "content/api/words/_common.yml": "timeout: How long to wait.\nmoment: A time.\n",
    "content/api/words/clock.yml": 'pause_at:\n  time: "@moment"\n',
  });
  expect([...sharedDescriptionUses(content)]).toEqual([
    ["timeout", ["Clock#pause_at timeout"]],
    ["moment", ["Clock#pause_at time"]],
  ]);
});

it("leaves out where a member has descriptions of its own", () => {
  const content = contentWith({
    "content/api/words/clock.yml": "pause_at:\n  time: When.\n  timeout: How long.\n",
  });
  expect([...sharedDescriptionUses(content)]).toEqual([["timeout", []]]);
});

it("counts what points to it from results and errors as well", () => {
  const content = contentWith({
    "content/api/words/_common.yml": "late: Too late.\n",
    "content/api/words/clock.yml":
      'pause_at:\n  time: When.\n  _returns: "@late"\n  _raises:\n    ArgumentError: "@late"\n',
  });
  expect([...sharedDescriptionUses(content)]).toEqual([
    ["late", ["Clock#pause_at returns", "Clock#pause_at raises ArgumentError"]],
  ]);
});
