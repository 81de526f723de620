import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import manifest from "../../package.json";

/** Packages that no file of ours names, and what needs them. */
const neededBy: Record<string, string> = {
  "@mdx-js/react": "gatsby-plugin-mdx",
  "@swc/core": "terser-webpack-plugin",
  "@testing-library/dom": "@testing-library/react",
  "babel-plugin-styled-components": "gatsby-plugin-styled-components",
  "jest-environment-jsdom": "jest",
  "oxlint-tsgolint": "oxlint",
  "react-dom": "react",
  typescript: "gatsby",
};

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "package.json"], {
  encoding: "utf8",
}).split("\n");
const ours = files
  .filter((file) => file !== "" && file !== "package.json" && !file.includes("supply/dependencies"))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const commands = Object.values(manifest.scripts).join("\n");
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** Returns the package whose types these are: `@types/babel__core` are those of `@babel/core`. */
function subject(name: string): string {
  return name.replace(/^@types\/(?:(.+)__)?/, (_all, scope) => (scope ? `@${scope}/` : ""));
}

function isUsed(name: string): boolean {
  const escaped = subject(name).replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const imported = new RegExp(`["'](?:node:)?${escaped}(?:/[^"']*)?["']`);
  return imported.test(ours) || new RegExp(`\\b${escaped}\\b`).test(commands);
}

/** Types of what is there without an import. */
const ambient = [
  "@types/node",
  "@types/jest",
  "@types/hast",
  "@types/mdast",
  "@types/mdx",
  "@types/unist",
];

it.each(packages)("%s is used", (name) => {
  const isNeeded = name in neededBy || ambient.includes(name);
  expect(isUsed(name) || isNeeded).toBe(true);
});

it.each(Object.entries(neededBy))("%s is there for %s, which is used", (_name, user) => {
  expect(isUsed(user)).toBe(true);
});
