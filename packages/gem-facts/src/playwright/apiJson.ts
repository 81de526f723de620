import { z } from "zod";
import type { Problem } from "../problem";

/** A type as Playwright describes it: a name, a union, an array or hash with `templates`, a function or an object. */
const type = z.object({
  name: z.string(),
  get union() {
    return types;
  },
  get templates() {
    return types;
  },
  get args() {
    return types;
  },
  get returnType(): z.ZodOptional<typeof type> {
    return type.optional();
  },
  get properties(): z.ZodOptional<z.ZodArray<typeof argument>> {
    return z.array(argument).optional();
  },
});
const types: z.ZodOptional<z.ZodArray<typeof type>> = z.array(type).optional();

const langs = z.object({
  only: z.array(z.string()).optional(),
  aliases: z.record(z.string(), z.string()).default({}),
  /** Another type in a language. */
  types: z.record(z.string(), type).default({}),
  overrides: z.record(z.string(), z.unknown()).default({}),
});

const named = z.object({
  name: z.string(),
  since: z.string(),
  get langs(): z.ZodDefault<typeof langs> {
    return langs.default({ aliases: {}, types: {}, overrides: {} });
  },
});

/** An argument, an option or a key of an object. */
const argument = named.extend({
  type,
  required: z.boolean(),
  comment: z.string().default(""),
  deprecated: z.string().optional(),
  discouraged: z.string().optional(),
});

const member = argument.extend({
  kind: z.enum(["method", "property", "event"]),
  alias: z.string(),
  async: z.boolean(),
  args: z.array(argument),
});

const apiClass = named.extend({ extends: z.string().optional(), members: z.array(member) });

export type ApiType = z.infer<typeof type>;
export type ApiArgument = z.infer<typeof argument>;
export type ApiMember = z.infer<typeof member>;
export type ApiClass = z.infer<typeof apiClass>;

/** Reads Playwright's description of its API, if it is one and of the Playwright that the gem was made for. */
export function readApi(
  text: string,
  { playwright, version }: { playwright: string; version: string },
): { api: ApiClass[]; problems: Problem[] } {
  if (text === "")
    return { api: [], problems: [problem("The source has no development/api.json.")] };
  try {
    const api = z.array(apiClass).min(1).parse(JSON.parse(text));
    const newest = newestSince(api);
    if (playwright.startsWith(`${newest}.`)) return { api, problems: [] };
    const message = `It describes Playwright ${newest}, and gem ${version} was made for ${playwright}.`;
    return { api, problems: [problem(message)] };
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const where = issue?.path.map((key) => `${String(key)}: `).join("") ?? "";
    const message = issue
      ? `It is no description of Playwright's API: ${where}${issue.message}.`
      : "It is no JSON.";
    return { api: [], problems: [problem(message)] };
  }
}

function problem(message: string): Problem {
  const hint = "Make it with development/generate_api_json.sh and name it by --api-json.";
  return { file: "api.json", line: 1, rule: "release-api", message, hint };
}

/** The newest release of Playwright that the description mentions: `1.61`. */
function newestSince(classes: readonly ApiClass[]): string {
  const all = classes.flatMap(({ since, members }) => [since, ...members.map((of) => of.since)]);
  const numbers = all.map((since) => since.replace(/^v/, ""));
  return numbers.sort((a, b) => b.localeCompare(a, "en", { numeric: true }))[0] ?? "0.0";
}
