import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { presentBrowser } from "./findBrowser";
import { findOther, otherBrowsers } from "./otherBrowsers";

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

it.each([
  ["Firefox", "the system's", ["firefox"], {}, "firefox"],
  [
    "Firefox",
    "the named one before the system's",
    ["firefox", "mine"],
    { FIREFOX_PATH: given },
    "mine",
  ],
  [
    "WebKit",
    "the driver, with what makes a display",
    ["WebKitWebDriver", "Xvfb"],
    {},
    "WebKitWebDriver",
  ],
  [
    "WebKit",
    "the driver, where there is a display",
    ["WebKitWebDriver"],
    { DISPLAY: ":0" },
    "WebKitWebDriver",
  ],
  ["WebKit", "nothing without a display", ["WebKitWebDriver"], {}, null],
] as const)("takes of %s %s", (name, _case, installed, env, expected) => {
  const path = mkdtempSync(join(folder, "path-"));
  for (const program of installed) writeFileSync(join(path, program), "", { mode: 0o755 });
  const found = findOther(otherBrowsers[name], { PATH: path, ...env });
  expect(found && basename(found)).toBe(expected);
});

it("names the variable that points to no other browser", () => {
  expect(() => findOther(otherBrowsers.WebKit, { WEBKIT_DRIVER_PATH: none })).toThrow(
    /^WEBKIT_DRIVER_PATH is ".*none", which is no program/,
  );
});
