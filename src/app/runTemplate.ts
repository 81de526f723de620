import { readAppNeeds } from "./readAppNeeds";

/** Runs the modules of the page's template, whose script the page names. `templates` has what asks for each. */
export async function runTemplate(templates: Record<string, () => Promise<unknown>>) {
  const { scripts } = readAppNeeds();
  const isNeeded = (name: string) => scripts.some((path) => path.includes(`/${name}-`));
  const [, run] = Object.entries(templates).find(([name]) => isNeeded(name)) ?? [];
  try {
    await run?.();
  } catch {
    // Gatsby asks for it again, and it is a fault only then.
  }
}
