import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "./listFiles";
import { keepUnfinished, restoreUnfinished } from "./unfinishedFiles";

let folder: string;
const site = () => join(folder, "public");
const kept = () => join(folder, "kept");

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "unfinished-"));
  for (const [file, text] of [
    ["index.html", "the landing page"],
    ["404/index.html", "not found"],
    ["_gatsby/slices/scripts.html", "scripts"],
    ["webpack.stats.json", "{}"],
    ["app.js", "code"],
  ] as const) {
    await mkdir(join(site(), file, ".."), { recursive: true });
    await writeFile(join(site(), file), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

test("gives a finished site back as Gatsby wrote it", async () => {
  const before = listFiles(site());
  await keepUnfinished(site(), kept());
  await rm(join(site(), "404"), { recursive: true });
  await rm(join(site(), "_gatsby"), { recursive: true });
  await rm(join(site(), "webpack.stats.json"));

  await restoreUnfinished(site(), kept());

  expect(listFiles(site())).toEqual(before);
  expect(await readFile(join(site(), "404/index.html"), "utf8")).toBe("not found");
});

test("keeps only what finishing takes away, and nothing of an earlier build", async () => {
  await mkdir(kept());
  await writeFile(join(kept(), "gone.html"), "a page that was deleted");
  await keepUnfinished(site(), kept());
  expect(listFiles(kept())).toEqual([
    "/404/index.html",
    "/_gatsby/slices/scripts.html",
    "/webpack.stats.json",
  ]);
});

test("restores nothing where nothing is kept", async () => {
  const before = listFiles(site());
  await restoreUnfinished(site(), kept());
  expect(listFiles(site())).toEqual(before);
});
