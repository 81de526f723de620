import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { presentBrowser } from "./findBrowser";

const folder = mkdtempSync(join(tmpdir(), "browsers-"));
const [given, downloaded, installed] = ["mine", "playwrights", "chromium"].map((name) => {
  const file = join(folder, name);
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  return file;
}) as [string, string, string];
const none = join(folder, "none");

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["the named one before all others", { CHROMIUM_PATH: given, PATH: folder }, downloaded, "given"],
  ["Playwright's own before the system's", { PATH: folder }, downloaded, "downloaded"],
  ["the system's", { PATH: folder }, none, "installed"],
])("takes %s", (_case, env, own, source) => {
  const path = { given, downloaded, installed }[source];
  expect(presentBrowser(env, own)).toEqual({ path, source });
});

it("finds nothing where there is none", () => {
  expect(presentBrowser({ PATH: join(folder, "empty") }, none)).toBeNull();
});

it("names the variable that points nowhere", () => {
  expect(() => presentBrowser({ CHROMIUM_PATH: none, PATH: folder }, downloaded)).toThrow(
    /^CHROMIUM_PATH is ".*none", which is no program/,
  );
});
