import { currentVersion } from "../../shared/versions/versionAddress";
import { putLocales } from "../locales/localeBuild";
import { writeSiteFiles } from "../output/siteFiles";
import { versionContent } from "../content/versionContent";
import { assertRedirects } from "./assertTargets";
import { deployRules } from "./deployRules";
import { siteRedirects } from "./playwrightRedirects";

/** Adds the parts to the first locale's finished site that are there once: the further locales, and the host's rules. */
export async function completeSite(finished: string, env: NodeJS.ProcessEnv): Promise<void> {
  await putLocales(finished);
  const redirects = siteRedirects(versionContent(currentVersion));
  assertRedirects(redirects, finished);
  await writeSiteFiles(finished, await deployRules(finished, redirects, env));
}
