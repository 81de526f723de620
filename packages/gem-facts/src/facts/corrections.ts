import { z } from "zod";
import type { Problem } from "../problem";
import type { ClassJson, MethodJson } from "../classFacts";

/** The file of what the sources say wrongly: reviewed, and small. */
export const correctionsFile = "packages/gem-facts/corrections.json";

const schema = z.array(
  z.strictObject({
    members: z.array(z.string()).min(1),
    /** `returns.type`, `params.files.type` */
    field: z.string(),
    /** What the sources say; `null` where they say nothing. */
    was: z.unknown(),
    /** What holds instead; `null` where it holds nothing. */
    value: z.unknown(),
    reason: z.string().min(10),
  }),
);

export type Correction = z.infer<typeof schema>[number];

/** Reads the file of corrections. Throws where it is not what the schema says. */
export function parseCorrections(text: string): Correction[] {
  return schema.parse(JSON.parse(text));
}

/** The facts with every correction applied; one that no longer matches what the sources say is a problem. */
export function applyCorrections(
  classes: readonly ClassJson[],
  corrections: readonly Correction[],
): { classes: ClassJson[]; problems: Problem[] } {
  const copies = structuredClone([...classes]);
  const problems = corrections.flatMap((correction) =>
    correction.members.flatMap((member) => applyOne(copies, member, correction)),
  );
  return { classes: copies, problems };
}

function applyOne(
  classes: ClassJson[],
  member: string,
  { field, was, value }: Correction,
): Problem[] {
  const method = findMember(classes, member);
  if (!method) return [problem(`${member} is no member of this release.`)];
  const { holder, key } = holderOf(method, field.split("."));
  if (!holder) return [problem(`${member} has no ${field}.`)];
  const found = holder[key] ?? null;
  if (JSON.stringify(found) !== JSON.stringify(was)) {
    return [
      problem(
        `${field} of ${member} is ${JSON.stringify(found)} by now, not ${JSON.stringify(was)}.`,
      ),
    ];
  }
  if (value === null) Reflect.deleteProperty(holder, key);
  else holder[key] = value;
  if (key === "type" && !String(value).includes("Hash")) Reflect.deleteProperty(holder, "fields");
  return [];
}

function findMember(classes: readonly ClassJson[], member: string): MethodJson | undefined {
  const [owner, name] = member.split(/[#.]/, 2);
  const own = classes.find((facts) => facts.class === owner);
  return [...(own?.methods ?? []), ...(own?.moduleFunctions ?? [])].find(
    (method) => method.name === name,
  );
}

/** The object that has the last key of a path; parts of lists go by their names. */
function holderOf(
  from: object,
  path: string[],
): { holder: Record<string, unknown> | null; key: string } {
  const key = path.at(-1) ?? "";
  let holder: unknown = from;
  for (const part of path.slice(0, -1)) holder = childOf(holder, part);
  return { holder: isRecord(holder) ? holder : null, key };
}

function childOf(value: unknown, part: string): unknown {
  if (Array.isArray(value)) return value.find((child) => isRecord(child) && child["name"] === part);
  return isRecord(value) ? value[part] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function problem(message: string): Problem {
  const hint =
    "Take the correction out, or write anew what the sources say and what holds instead.";
  return { file: correctionsFile, line: 1, rule: "release-correction", message, hint };
}
