import { isUtf8 } from "node:buffer";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../shared/text/problem";
import type { SourceFile } from "../document/sourceFile";

/** Returns a text file with what is wrong with its bytes; a file that is not there is empty. */
export function readSource(root: string, path: string): SourceFile & { problems: Problem[] } {
  const file = join(root, path);
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const text = bytes.toString("utf8");
  const problems = isUtf8(bytes) ? [] : [badEncoding(path, bytes, text)];
  return { path, text: withLineFeeds(text), problems };
}

/** Returns a text with the line ends that this repository has, whatever editor or checkout has written it. */
export function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

const replacement = Buffer.from("\uFFFD");

function badEncoding(file: string, bytes: Buffer, text: string): Problem {
  const { index, offset } = firstBadByte(bytes, text);
  const before = text.slice(0, index).split("\n");
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, "0");
  return {
    file,
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    rule: "file-encoding",
    message: `Byte ${offset} (0x${byte}) is no UTF-8.`,
    hint: "Save the file as UTF-8.",
  };
}

/** Decoding puts U+FFFD where a byte is wrong; one that the file itself has is three right bytes. */
function firstBadByte(bytes: Buffer, text: string): { index: number; offset: number } {
  let index = text.indexOf("\uFFFD");
  for (;;) {
    const offset = Buffer.byteLength(text.slice(0, index));
    if (!bytes.subarray(offset, offset + replacement.length).equals(replacement)) {
      return { index, offset };
    }
    index = text.indexOf("\uFFFD", index + 1);
  }
}
