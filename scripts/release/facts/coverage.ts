import type { CoverageFacts } from "../../../src/node/api/coverageFacts";
import type { ApiClass } from "../playwright/apiJson";
import type { RubySurface } from "../ruby/readSurface";
import type { ClassFacts } from "./classFacts";

/** What the facts of the classes do not hold: totals, and Playwright's classes that Ruby has no wrapper for. */
export function toCoverage(
  classes: readonly ClassFacts[],
  api: readonly ApiClass[],
  { wrapped, classes: rubyClasses }: RubySurface,
  gemVersion: string,
): CoverageFacts {
  const current = classes.filter(({ status, runtimeOnly }) => status === "current" && !runtimeOnly);
  const sum = (key: string) => current.reduce((all, { counts }) => all + (counts[key] ?? 0), 0);
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
