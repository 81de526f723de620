import type { z } from "zod";
import { nearestAndAll } from "../../shared/nearest";
import type { Problem } from "../../shared/problem";
import type { SourceFile } from "../document/sourceFile";
import { configPlace } from "./configPlace";
import { configSchema, navbarItemTypes } from "./configSchema";

/** What of the configuration has not the shape that it must have. */
export function schemaProblems(config: unknown, sources: readonly SourceFile[]): Problem[] {
  const { error } = configSchema.safeParse(config, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    const [part = ""] = issue.path.map(String);
    return {
      ...configPlace(part, wordsAt(config, issue.path), sources),
      ...finding(config, issue),
    };
  });
}

function finding(config: unknown, issue: z.core.$ZodIssue) {
  if (isUnknownType(issue)) return unknownType(config, issue);
  return issue.code === "invalid_value" ? unknownName(config, issue) : wrongValue(issue);
}

/** A value that is none of those there are, such as the name of a sidebar. */
function unknownName(config: unknown, { path, values }: z.core.$ZodIssueInvalidValue) {
  const name = String(valueAt(config, path));
  return {
    rule: path.at(-1) === "sidebar" ? "config-unknown-sidebar" : "config",
    message: `${path.map(String).join(".")}: there is no "${name}".`,
    hint: nearestAndAll(name, values.map(String)),
  };
}

function isUnknownType({ code, path }: z.core.$ZodIssue): boolean {
  return code === "invalid_union" && path[0] === "navbar" && path.at(-1) === "type";
}

function unknownType(config: unknown, { path }: z.core.$ZodIssue) {
  const type = String(valueAt(config, path));
  return {
    rule: "config-navbar-type",
    message: `There is no navbar item type "${type}".`,
    hint: nearestAndAll(type, navbarItemTypes),
  };
}

function wrongValue(issue: z.core.$ZodIssue) {
  return { rule: "config", message: `${issue.path.map(String).join(".")}: ${issue.message}.` };
}

/** The strings that a line in the file can be found by: the value's own, then those of what it belongs to. */
function wordsAt(config: unknown, path: readonly PropertyKey[]): string[] {
  const value = valueAt(config, path);
  const around = path.length > 1 ? stringsIn(valueAt(config, path.slice(0, -1))) : [];
  const key = typeof path.at(-1) === "string" ? [`${String(path.at(-1))}:`] : [];
  return [...stringsIn(value), ...around, ...key];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return value === "" ? [] : [`"${value}"`];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) =>
    typeof inner === "string" ? stringsIn(inner) : [],
  );
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
