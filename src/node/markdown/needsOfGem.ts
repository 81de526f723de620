import { formatOldest } from "../../config/formatOldest";
import { messages } from "../../config/messages";
import { site } from "../../config/site";

/** Returns the sentence that says which versions belong together. */
export function needsOfGem(): string {
  const { gemVersion, playwrightVersion, nodeVersion, rubyVersion } = site;
  return messages.landing.needs(
    gemVersion,
    playwrightVersion,
    formatOldest(rubyVersion),
    nodeVersion,
  );
}
