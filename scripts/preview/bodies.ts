import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The body that is sent for a file. */
export interface Body {
  bytes: Buffer;
  etag: string;
}

export type ReadBody = (file: string, encoding: Encoding) => Promise<Body>;

/** Reads files in an encoding, and compresses each version of a file once. */
export function createBodyReader(): ReadBody {
  const bodies = new Map<string, Promise<Body>>();
  return async (file, encoding) => {
    const { mtimeMs, size } = await stat(file);
    const key = [file, mtimeMs, size, encoding].join("\n");
    const body = bodies.get(key) ?? readBody(file, encoding);
    bodies.set(key, body);
    return body;
  };
}

async function readBody(file: string, encoding: Encoding): Promise<Body> {
  const content = await readFile(file);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 20);
  return { bytes: await compress(content, encoding), etag: `"${hash}-${encoding}"` };
}

async function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case "br":
      return promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
      });
    case "gzip":
      return promisify(gzip)(content);
    case "identity":
      return content;
  }
}
