import { createHash } from "node:crypto";
import { mkdtempSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Node } from "gatsby";
import { announceLateFiles } from "./announceLateFiles";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "late-")));
const late = join(folder, "late.mdx");
const read = join(folder, "read.mdx");
const digestOf = (text: string) => createHash("md5").update(text).digest("hex");
const fileNode = (absolutePath: string, text: string) =>
  ({ absolutePath, internal: { contentDigest: digestOf(text) } }) as unknown as Node;

it("gives a new time to a file that Gatsby has not read, and leaves one that it has", async () => {
  const nodes = [fileNode(late, "before"), fileNode(read, "after")];
  const watcher = announceLateFiles({ path: folder, ignore: [] }, { getNodesByType: () => nodes });
  await new Promise((resolve) => watcher.on("ready", () => resolve(null)));
  writeFileSync(late, "after");
  writeFileSync(read, "after");
  const written = [late, read].map((file) => statSync(file).mtimeMs);
  await wait(3_000);
  await watcher.close();
  const [lateTime = 0, readTime = 0] = [late, read].map((file) => statSync(file).mtimeMs);
  expect(lateTime).toBeGreaterThan(written[0] ?? 0);
  expect(readTime).toBe(written[1]);
});
