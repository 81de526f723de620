import { parseApiReference } from "../../shared/api/apiReference";
import { didYouMean } from "../../shared/text/nearest";
import type { Problem } from "../../shared/text/problem";
import type { ApiFacts } from "../api/apiFacts";
import type { Content } from "../content/parseContent";
import type { ProsePart } from "../document/readParts";
import { everyProse } from "./everyProse";

/** Finds names in backticks, such as `Locator#fil`, whose class the facts know and whose member they do not. */
export function checkReferences(content: Content): Problem[] {
  const namesOf = new Map(content.classes.map(({ facts }) => [facts.class, knownNames(facts)]));
  return everyProse(content).flatMap(({ file, prose }) =>
    prose
      .flatMap(({ parts }) => parts.filter(({ isCode }) => isCode))
      .flatMap((code) => checkReference(file, code, namesOf)),
  );
}

interface KnownNames {
  /** The names that may follow `#`. */
  members: string[];
  /** The names that may follow `.`. */
  functions: string[];
}

function knownNames({ methods, events }: ApiFacts): KnownNames {
  const functions = methods.filter(({ kind }) => kind === "module-function");
  return {
    members: [
      ...methods.flatMap(({ name, aliases }) => [name, ...aliases]),
      ...events.map(({ rubyName }) => rubyName),
    ],
    functions: functions.map(({ name }) => name),
  };
}

function checkReference(
  file: string,
  { text, line, column }: ProsePart,
  namesOf: ReadonlyMap<string, KnownNames>,
): Problem[] {
  const { className = "", member = null } = parseApiReference(text) ?? {};
  const names = namesOf.get(className);
  if (names === undefined || member === null) return [];
  const isFunction = text.includes(".");
  // A class without functions shares its name with others: `Page.loadEventFired` is an event of CDP.
  if (isFunction && names.functions.length === 0) return [];
  const known = isFunction ? names.functions : names.members;
  if (known.includes(member)) return [];
  const message = `${className} has no ${isFunction ? "function" : "member"} "${member}".`;
  const hint = didYouMean(member, known);
  return [{ file, line, column, rule: "reference-unknown", message, hint }];
}
