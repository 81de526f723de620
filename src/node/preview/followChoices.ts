import type { Problem } from "../../shared/text/problem";
import { filesOf, textOf, digestOf } from "../cache/digest";
import { configSchema, areSidebars } from "../config/configSchema";
import { choicesAtStart, type SiteChoices } from "../config/siteChoices";
import { codeProblems, readChoices } from "./readChoices";
import { isPreview } from "../isPreview";

/** The choices of `src/config` in a preview. */
export interface FollowedChoices {
  /** Those that are on the disk, as far as they can be read. */
  written: SiteChoices;
  /** The last that had the right shape: pages can be made of them. */
  shown: SiteChoices;
  /** The reasons why `src/config` cannot be read. */
  problems: Problem[];
}

const folder = "src/config";

/** Returns a function that gives the choices as they are on the disk of the repository at `root`. */
export function followChoices(root: string, atStart: SiteChoices): () => FollowedChoices {
  let known: FollowedChoices = { written: atStart, shown: atStart, problems: [] };
  let digest = "";
  return () => {
    const now = digestOf(filesOf(folder, /\.(ts|json)$/, root).map((file) => textOf(file, root)));
    if (now !== digest) known = next(root, known);
    digest = now;
    return known;
  };
}

function next(root: string, known: FollowedChoices): FollowedChoices {
  try {
    const written = readChoices(root);
    return { written, shown: isWhole(written) ? written : known.shown, problems: [] };
  } catch (error) {
    return { ...known, problems: codeProblems(error, folder) };
  }
}

function isWhole({ siteConfig, sidebars }: SiteChoices): boolean {
  return configSchema.safeParse(siteConfig).success && areSidebars(sidebars);
}

const follow = followChoices(process.cwd(), choicesAtStart);

/** Returns what `src/config` says: in a build what it said at the start, in a preview what is on the disk. */
export function currentChoices(): FollowedChoices {
  return isPreview() ? follow() : { written: choicesAtStart, shown: choicesAtStart, problems: [] };
}
