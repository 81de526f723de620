import type { z } from "zod";
import { nearestAndAll } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";
import { configSchema, navbarItemTypes, sidebarItemTypes } from "./configSchema";
import { configFiles } from "../../config/siteConfig";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The names of lists of items, and what they may hold, by the part of the configuration. */
const itemKinds: Record<string, { name: string; rule: string; types: readonly string[] }> = {
  navbar: { name: "navbar", rule: "config-navbar-type", types: navbarItemTypes },
  sidebars: { name: "sidebar", rule: "sidebar-type", types: sidebarItemTypes },
};

/** Returns what of the configuration, or of another part with a schema, has not the shape that it must have. */
export function schemaProblems(
  config: unknown,
  sources: readonly SourceFile[],
  schema: z.ZodType = configSchema,
): Problem[] {
  const { error } = schema.safeParse(config, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const [part = ""] = issue.path.map(String);
    return {
      ...configLocation(part, wordsAt(config, issue.path), sources),
      ...finding(config, issue),
    };
  });
}

function finding(config: unknown, issue: z.core.$ZodIssue) {
  const kind = kindOf(issue);
  if (kind !== undefined) return unknownType(config, issue, kind);
  return issue.code === "invalid_value" ? unknownName(config, issue) : wrongValue(issue);
}

/** Returns a value that is none of those there are, such as the name of a sidebar. */
function unknownName(config: unknown, { path, values }: z.core.$ZodIssueInvalidValue) {
  const name = String(valueAt(config, path));
  const message = `${path.map(String).join(".")}: there is no "${name}".`;
  const hint = nearestAndAll(name, values.map(String));
  return { rule: path.at(-1) === "sidebar" ? "config-unknown-sidebar" : "config", message, hint };
}

/** Returns what the items are where one has a type that there is not. */
function kindOf({ code, path }: z.core.$ZodIssue) {
  const isType = code === "invalid_union" && path.at(-1) === "type";
  return isType ? itemKinds[String(path[0])] : undefined;
}

function unknownType(
  config: unknown,
  { path }: z.core.$ZodIssue,
  { name, rule, types }: (typeof itemKinds)[string],
) {
  const type = String(valueAt(config, path));
  const message = `There is no ${name} item type "${type}".`;
  return { rule, message, hint: nearestAndAll(type, types) };
}

function wrongValue(issue: z.core.$ZodIssue) {
  return { rule: "config", message: `${issue.path.map(String).join(".")}: ${issue.message}.` };
}

/** Returns the strings that a line in the file can be found by: the value's own, then those of what it belongs to. */
function wordsAt(config: unknown, path: readonly PropertyKey[]): string[] {
  const value = valueAt(config, path);
  const around = path.length > 1 ? valueAt(config, path.slice(0, -1)) : null;
  const type = stringsIn(valueAt(around, ["type"]));
  const key = typeof path.at(-1) === "string" ? [`${String(path.at(-1))}:`] : [];
  return [...stringsIn(value), ...stringsIn(around), ...type, ...key];
}

/** Returns the texts of a value in the order of the file, but for its type, which many have. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [`"${value}"`];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "type" ? [] : stringsIn(inner)));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

/** The file and line where a part of the configuration is written. */
interface ConfigLocation {
  file: string;
  line: number;
}

/** Finds the line of a value by the strings that stand in it or beside it; the first string that is there decides. */
export function configLocation(
  part: string,
  words: readonly string[],
  sources: readonly SourceFile[],
): ConfigLocation {
  const file = Object.entries(configFiles).find(([name]) => name === part)?.[1] ?? "src/config";
  const lines = sources.find(({ path }) => path === file)?.text.split("\n") ?? [];
  const found = words
    .map((word) => lines.findIndex((line) => line.includes(word)))
    .find((index) => index >= 0);
  return { file, line: (found ?? 0) + 1 };
}

/** The text of what is configured and of what pages are rendered with, for the lines of problems. */
interface ConfigSources {
  config: SourceFile[];
  components: SourceFile[];
}

/** Reads them from the repository at `root`. */
export function readConfigSources(root: string): ConfigSources {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), "utf8") });
  const folders = ["src/pages", "src/templates"].filter((folder) => existsSync(join(root, folder)));
  const components = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(".tsx"))
      .map((name) => `${folder}/${name}`),
  );
  const config = [...new Set(Object.values(configFiles))];
  return {
    config: config.filter((file) => existsSync(join(root, file))).map(read),
    components: components.map(read),
  };
}
