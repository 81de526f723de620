import { commonDescriptionsFile } from "../../../src/node/api/apiDescriptions";
import type { Texts } from "./mentions";

/** Returns whether the options of all members share words under that name. */
export function isShared(option: string, texts: Texts): boolean {
  const shared = texts.get(commonDescriptionsFile) ?? "";
  return shared.split("\n").some((line) => line.startsWith(`${option}:`));
}
