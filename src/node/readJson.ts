import type { z } from "zod";
import type { Problem } from "../shared/text/problem";
import { jsonPosition, parseJson } from "./jsonPosition";

type JsonMistake = Pick<Problem, "line" | "column" | "message">;

/** Returns what a JSON text holds by a schema; `null` with every mistake and its place where it is not that. */
export function readJson<T>(
  text: string,
  schema: z.ZodType<T>,
  describePath: (path: readonly PropertyKey[], json: unknown) => string = (path) => path.join("."),
): { data: T | null; mistakes: JsonMistake[] } {
  const json = parseJson(text);
  if ("message" in json) return { data: null, mistakes: [json] };
  const { data, error } = schema.safeParse(json.value);
  const mistakes = (error?.issues ?? []).map(({ path, message }) => ({
    message: `${describePath(path, json.value)}: ${message}.`,
    ...jsonPosition(text, path),
  }));
  return { data: data ?? null, mistakes };
}
