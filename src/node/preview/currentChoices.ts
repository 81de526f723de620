import { choicesAtStart } from "../config/siteChoices";
import { isPreview } from "../isPreview";
import { followChoices, type FollowedChoices } from "./followChoices";

const follow = followChoices(process.cwd(), choicesAtStart);

/** Returns what `src/config` says: in a build what it said at the start, in a preview what is on the disk. */
export function currentChoices(): FollowedChoices {
  return isPreview() ? follow() : { written: choicesAtStart, shown: choicesAtStart, problems: [] };
}
