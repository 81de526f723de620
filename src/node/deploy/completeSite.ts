import { putLocales } from "../locales/putLocale";
import { writeSiteFiles } from "../output/siteFiles";
import { deployRules } from "./deployRules";

/** Adds the parts to the first locale's finished site that are there once: the further locales, and the host's rules. */
export async function completeSite(finished: string, env: NodeJS.ProcessEnv): Promise<void> {
  await putLocales(finished);
  await writeSiteFiles(finished, await deployRules(finished, env));
}
