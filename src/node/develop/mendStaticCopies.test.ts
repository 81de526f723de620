import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFiles } from "../../../test/soundSite";
import { eventually } from "../../../e2e/authoring/eventually";
import { copyInTurn } from "./mendStaticCopies";

const before = process.cwd();
const root = mkdtempSync(join(tmpdir(), "static-"));
const faults: string[] = [];
let watcher: ReturnType<typeof copyInTurn>;

beforeAll(() => {
  writeFiles(root, { "static/favicon.svg": "<svg/>", "public/taken": "A file." });
  process.chdir(root);
  watcher = copyInTurn((fault) => faults.push(fault));
});

afterAll(async () => {
  await watcher.close();
  process.chdir(before);
  rmSync(root, { recursive: true });
});

it("copies what stands in the folder, what comes and what changes", async () => {
  await untilCopied("favicon.svg", "<svg/>");
  for (let change = 1; change <= 20; change += 1) {
    writeFiles(root, { "static/diagrams/driver.svg": `<svg>${change}</svg>` });
    await new Promise((resolve) => setTimeout(resolve, change));
  }
  await untilCopied("diagrams/driver.svg", "<svg>20</svg>");
  expect(faults).toEqual([]);
});

it("tells what could not be copied, and goes on", async () => {
  writeFiles(root, { "static/taken/picture.svg": "<svg/>" });
  await eventually(
    () => (faults.length > 0 ? true : null),
    () => "a fault",
    4_000,
  );
  expect(faults[0]).toContain("static/taken/picture.svg could not be copied to public.");
  writeFileSync("static/favicon.svg", "<svg>2</svg>");
  await untilCopied("favicon.svg", "<svg>2</svg>");
});

async function untilCopied(file: string, text: string): Promise<void> {
  const copy = join("public", file);
  await eventually(
    () => (existsSync(copy) && readFileSync(copy, "utf8") === text ? true : null),
    () => `${copy} is "${text}"`,
    4_000,
  );
}
