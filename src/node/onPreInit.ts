import type { GatsbyNode } from "gatsby";
import { takeOwnFiles } from "./deploy/takeOwnFiles";

/** The first hook of a build and of a preview: nothing has written to the built site yet. */
export const onPreInit: GatsbyNode["onPreInit"] = () => takeOwnFiles("public", ".cache/own-files");
