import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { coverageFacts, linkedClasses } from "../schema/apiModel";
import type { ResolverContext } from "../schema/resolverContext";
import { playwrightRedirects } from "./playwrightRedirects";

/** Returns the redirects of a locale: those of `static/_redirects`, then those from addresses of playwright.dev. */
export async function siteRedirects(context: ResolverContext): Promise<string> {
  const written = await readFile(join("static", "_redirects"), "utf8");
  const coverage = await coverageFacts(context);
  const unwrapped = coverage?.playwrightClassesWithoutWrapper ?? [];
  const names = unwrapped.map((unwrappedClass) => unwrappedClass.class);
  return `${written}\n${playwrightRedirects(await linkedClasses(context), names)}`;
}
