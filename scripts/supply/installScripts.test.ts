import { readFileSync } from "node:fs";
import manifest from "../../package.json";
import { installScripts } from "./installScripts";

interface Lockfile {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lockfile;
const running = Object.entries(packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript === true)
  .map(([path]) => path.replace(/^.*node_modules\//, ""));

it("knows every package that wants to run a script when it is installed, and no other", () => {
  expect(Object.keys(installScripts).sort()).toEqual([...new Set(running)].sort());
});

it("lets none of them run it", () => {
  const refused = Object.fromEntries(Object.keys(installScripts).map((name) => [name, false]));
  expect(manifest.allowScripts).toEqual(refused);
});
