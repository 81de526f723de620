import type { ResolverContext } from "../apiModel";
import { writePageFiles } from "./writePageFiles";

let writing: ReturnType<typeof writePageFiles> | undefined;

/**
 * Like `writePageFiles`, for a build: whoever asks first begins it, and all get the same promise. What it rejects with
 * is told by whoever awaits it.
 */
export function writePageFilesOnce(
  siteFolder: string,
  context: ResolverContext,
): ReturnType<typeof writePageFiles> {
  writing ??= writePageFiles(siteFolder, context);
  writing.catch(() => undefined);
  return writing;
}
