import { createHash } from "node:crypto";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mendLostWrites } from "./mendLostWrites";

const folder = mkdtempSync(join(tmpdir(), "lost-writes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, "page.mdx");
const nodes = Array.from({ length: 1_000 }, (_, index) => ({
  id: `file-${index}`,
  absolutePath: join(folder, `${index}.mdx`),
  internal: { type: "File", contentDigest: "" },
}));
const edited = {
  id: "edited",
  absolutePath: path,
  internal: { type: "File", contentDigest: createHash("md5").update("").digest("hex") },
};
const all = [...nodes, edited];

it("looks first at what Gatsby has read last, and gives it another time where it read too soon", () => {
  jest.useFakeTimers();
  writeFileSync(path, "Written after Gatsby read the emptied file.");
  const { mtimeMs } = statSync(path);
  const emitter = new EventEmitter();
  const timer = mendLostWrites({
    getNode: ((id: string) => all.find((node) => node.id === id)) as never,
    getNodesByType: (() => all) as never,
    emitter,
  });
  emitter.emit("CREATE_NODE", { payload: edited });
  jest.advanceTimersByTime(1_000);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
  jest.advanceTimersByTime(500);
  expect(statSync(path).mtimeMs).toBeGreaterThan(mtimeMs);
  clearInterval(timer);
});
