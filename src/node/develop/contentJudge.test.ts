import { once } from "node:events";
import { createContentJudge } from "./contentJudge";

/** What is told of processes that run this code, each started before the others end. */
async function toldBy(code: string, count = 1): Promise<string[]> {
  const told: string[] = [];
  const judge = createContentJudge(["-e", code]);
  const processes = Array.from({ length: count }, () => judge((report) => told.push(report)));
  await Promise.all(processes.map((started) => once(started, "close")));
  return told;
}

it("tells what a process says that does not end well", async () => {
  const code = `console.log("beside"); console.error("Two problems."); process.exitCode = 1`;
  expect(await toldBy(code)).toEqual(["Two problems."]);
});

it("tells nothing of a process that ends well", async () => {
  expect(await toldBy(`console.error("A warning of Node's.")`)).toEqual([]);
});

it("ends the process of before, and tells of the last one alone", async () => {
  const code = `setTimeout(() => { console.error("A problem."); process.exitCode = 1 }, 300)`;
  expect(await toldBy(code, 3)).toEqual(["A problem."]);
});
