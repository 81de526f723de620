import { labelOf } from "../../config/labelOf";
import type { Messages } from "../../config/messages";
import { siteConfig, type SiteConfig } from "../../config/siteConfig";
import { sidebars } from "../../config/sidebars";
import { translations } from "../../config/translations";
import type { Sidebars } from "../versions/frozenVersion";

/** Everything of `src/config` that the build reads beside what it is started with. */
export interface SiteChoices {
  siteConfig: SiteConfig;
  sidebars: Sidebars;
  translations: Readonly<Record<string, Messages>>;
  labelOf: (label: string) => string;
}

/** The choices of `src/config` when this process was started. */
export const choicesAtStart: SiteChoices = { siteConfig, sidebars, translations, labelOf };
