import { readdirSync, readFileSync } from "node:fs";

const folder = ".github/workflows";
const uses = readdirSync(folder).flatMap((file) =>
  [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/uses: (.*)/g)].map(([, used]) => used),
);

it("pins every action by its digest, with the version beside it", () => {
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((used = "") => !/^[\w./-]+@[0-9a-f]{40} # v\d/.test(used))).toEqual([]);
});

it("builds on one version of Node that is still cared for, which Netlify and CI read from .nvmrc", () => {
  expect(readFileSync(".nvmrc", "utf8").trim()).toMatch(/^(?:22|24)$/);
  const others = [...readdirSync(folder).map((file) => `${folder}/${file}`), "netlify.toml"]
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => /NODE_VERSION|node-version:/.test(text));
  expect(others).toEqual([]);
});
