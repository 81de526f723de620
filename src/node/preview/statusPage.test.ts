import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portOf } from "../../../test/portOf";
import { contentWith, validSidebars, validSite } from "../../../test/validSite";
import type { WritingItem } from "../../shared/release/writingList";
import { checkContent } from "../check/checkContent";
import { authorStatus } from "./authorStatus";
import { serveStatus, statusHtml } from "./statusPage";

const clock = "content/docs/api/clock.mdx";
const words = "content/api/words/clock.yml";

function item(file: string, heading: string | null): WritingItem {
  return {
    kind: "option",
    names: ["Clock#x"],
    option: null,
    places: [{ file, heading }],
    why: "New.",
  };
}

const written = [item(clock, "## resume"), item(words, "pause_at.time")];
const open = [
  item(clock, "## forget"),
  item(words, "pause_at.scroll"),
  item(words, "gone.x"),
  item(clock, null),
];

function statusOf(text: string) {
  const content = contentWith({ [clock]: text });
  return authorStatus({
    problems: checkContent(content, validSidebars),
    content,
    writingList: { gem: "1.1.0", before: "1.0.0", items: [...written, ...open] },
    lastUpdated: new Map([
      [clock, "2025-11-28T10:00:00Z"],
      ["content/docs/article/start.mdx", "2025-11-30T10:00:00Z"],
    ]),
    now: new Date("2026-11-29"),
  });
}

const text = validSite[clock].replace(
  "Goes on.",
  "Goes on.\n\n```ruby\npage.clock.resume\nmystery = unheard_of\nmystery.click\n```",
);

it("says what is missing, what waits, and what nobody has touched for a year", () => {
  const status = statusOf(text.replace("Stops it.", ""));
  expect(status.problems).toMatchObject([{ file: clock, rule: "api-member-prose" }]);
  expect(status.writing).toEqual(open);
  expect(status.classes).toMatchObject([
    { name: "Clock", members: 3, examples: 1, withoutExample: ["pause_at", "event: tick"] },
  ]);
  expect(status.classes[0]?.words).toBeGreaterThan(5);
  expect(status.untouched).toEqual([{ file: clock, day: "2025-11-28" }]);
});

it("shows each of them, as text", () => {
  const html = statusHtml({
    ...statusOf(text),
    unresolved: [{ file: clock, line: 9, name: "<b>" }],
  });
  for (const said of ["forget", "2025-11-28", "pause_at", `${clock}:9</td><td>&lt;b&gt;`])
    expect(html).toContain(said);
});

it("says so where nothing is left", () => {
  const none = { problems: [], writing: [], classes: [], unresolved: [], untouched: [] };
  expect(statusHtml(none).match(/<p>None\.<\/p>/g)).toHaveLength(5);
});

it("says why it cannot be made, in place of the page", async () => {
  const root = mkdtempSync(join(tmpdir(), "status-"));
  mkdirSync(join(root, "content/api"), { recursive: true });
  writeFileSync(join(root, "content/api/writing.json"), "{");
  let answer: RequestListener = () => undefined;
  serveStatus({ get: (_path, handler) => void (answer = handler) }, root);
  const server = createServer((request, response) => answer(request, response)).listen(0);
  const response = await fetch(`http://localhost:${portOf(server)}/docs/_status`);
  server.close();
  rmSync(root, { recursive: true });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("JSON");
});
