import { contentType } from "mime-types";
import { extname } from "node:path";

/** Returns the media type of a file by its extension, with a charset where it is text. */
export function contentTypeOf(file: string): string {
  return contentType(extname(file)) || "application/octet-stream";
}
