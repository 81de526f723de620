import { createStepLog } from "./runGatsby";

const start = (id: string, type = "spinner") => action("ACTIVITY_START", { id, text: id, type });
const end = (id: string) => action("ACTIVITY_END", { id });
const update = (id: string) => action("ACTIVITY_UPDATE", { id });
const log = action("LOG", { text: "success" });
const status = (name: string) => action("SET_STATUS", name);

function action(type: string, payload: Record<string, string> | string) {
  return { type: "LOG_ACTION", action: { type, payload } };
}

/** Plays messages, and seconds between them, and returns what was printed. */
function printed(...parts: (object | number)[]): string[] {
  const lines: string[] = [];
  const steps = createStepLog((line) => lines.push(line));
  for (const part of parts) {
    if (typeof part === "object") steps.hear(part);
    else for (let second = 0; second < part; second += 1) steps.tick();
  }
  return lines;
}

it.each([
  ["nothing of a step that is over at once", [start("a"), 1, end("a"), 1], []],
  ["that a long step has begun, once", [start("a"), 14, end("a")], ["… a"]],
  ["that it goes on", [start("a"), 31], ["… a", "… a, for 15 s", "… a, for 30 s"]],
  ["the step that has begun last and goes on", [start("a"), start("b"), end("b"), 2], ["… a"]],
  ["nothing while Gatsby prints", [start("a"), 1, log, 1, log, 1], []],
  ["it where a bar moves, which no pipe shows", [start("a"), 1, update("a"), 1], ["… a"]],
  ["no step that Gatsby hides", [start("a", "hidden"), 2], ["… Gatsby is at work"]],
  ["that nothing is known", [15], ["… Gatsby is at work", "… Gatsby is at work, for 15 s"]],
  [
    "nothing of a preview that waits for an edit",
    [start("a"), end("a"), status("SUCCESS"), 31],
    [],
  ],
  ["nothing of one that waits after a step that failed", [status("FAILED"), 31], []],
  [
    "that work has begun again",
    [status("SUCCESS"), 9, status("IN_PROGRESS"), 2],
    ["… Gatsby is at work"],
  ],
  ["nothing of other messages", [{ type: "HEARTBEAT" }, start("a"), 2], ["… a"]],
] as [string, (object | number)[], string[]][])("says %s", (_case, parts, lines) => {
  expect(printed(...parts)).toEqual(lines);
});
