import { z } from "zod";
import type { ApiClass } from "../playwright/apiJson";
import type { RubySurface } from "../ruby/readSurface";
import type { ClassJson } from "../classFacts";

/** The facts of Playwright's API beside the classes of the gem: totals, and Playwright's classes that Ruby has no wrapper for. */
export const coverageFacts = z.object({
  gemVersion: z.string(),
  totals: z.object({ implemented: z.number(), unimplemented: z.number(), total: z.number() }),
  playwrightClassesWithoutWrapper: z.array(
    z.object({
      class: z.string(),
      langs: z.array(z.string()).nullable(),
      rubyRuntimeClass: z.string().nullable(),
      members: z.array(z.string()),
    }),
  ),
});

export type CoverageFacts = z.infer<typeof coverageFacts>;

/** Returns what the facts of the classes do not hold. */
export function toCoverage(
  classes: readonly ClassJson[],
  api: readonly ApiClass[],
  { wrapped, classes: rubyClasses }: RubySurface,
  gemVersion: string,
): CoverageFacts {
  const current = classes.filter(({ status, runtimeOnly }) => status === "current" && !runtimeOnly);
  const sum = (key: string) => current.reduce((all, { counts }) => all + (counts?.[key] ?? 0), 0);
  const implemented = sum("documented");
  const unimplemented = sum("unimplemented");
  return {
    gemVersion,
    totals: { implemented, unimplemented, total: implemented + unimplemented },
    playwrightClassesWithoutWrapper: api
      .filter(({ name }) => !wrapped.some((own) => own.name === name))
      .map(({ name, langs, members }) => ({
        class: name,
        langs: langs.only ?? null,
        rubyRuntimeClass: rubyClasses.has(`Playwright::${name}`) ? `Playwright::${name}` : null,
        members: members.map((member) => member.langs.aliases["js"] ?? member.name),
      })),
  };
}
