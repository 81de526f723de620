import { memoizeByVersion } from "../cache/memoizeByVersion";
import { linkedClasses } from "./apiModel";
import { libraryOfNodes } from "./library";

/** Returns every class that has a page in a version, with the anchors of its members. */
export const linksOf = memoizeByVersion(["ApiFacts", "DocPage"], linkedClasses);

/** Returns what the examples of a version are checked by. */
export const libraryOf = memoizeByVersion(["ApiFacts"], libraryOfNodes);
