import compressible from "compressible";
import type { IncomingMessage, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import type { Encoding, ReadBody } from "./bodies";
import { byteRange } from "./byteRange";
import { contentTypeOf } from "./contentType";

type Headers = Record<string, string>;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** The headers that `_headers` has for the requested path. */
  ruled: Headers;
  readBody: ReadBody;
}

/** The `Cache-Control` that Netlify sends with a file where no rule says otherwise. */
const revalidate = "public, max-age=0, must-revalidate";
const preferredEncodings: Encoding[] = ["br", "gzip"];

/** Sends a file: compressed as the browser prefers, in part where it asks for one, not at all where it has it. */
export async function sendFile(file: string, status: number, exchange: Exchange): Promise<void> {
  const { request, response, ruled, readBody } = exchange;
  const type = ruled["content-type"] ?? contentTypeOf(file);
  const isCompressible = compressible(type) ?? false;
  // A part is one of the file itself: its bytes have other places when they are compressed.
  const asksForPart = status === 200 && request.headers.range !== undefined;
  const encoding = isCompressible && !asksForPart ? chooseEncoding(request) : "identity";
  const { bytes, etag } = await readBody(file, encoding);
  const headers = {
    "cache-control": revalidate,
    "content-type": type,
    ...ruled,
    ...(isCompressible && {
      vary: [...(ruled["vary"] ?? "").split(/, */).filter(Boolean), "Accept-Encoding"].join(", "),
    }),
    "accept-ranges": "bytes",
    etag,
  };
  if (status === 200 && hasCurrentCopy(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const coding: Headers = encoding === "identity" ? {} : { "content-encoding": encoding };
  send(exchange, status, { ...headers, ...coding }, bytes, asksForPart && isSame(request, etag));
}

function send(
  { request, response }: Exchange,
  status: number,
  headers: Headers,
  bytes: Buffer,
  isPart: boolean,
): void {
  const range = isPart ? byteRange(request.headers.range, bytes.length) : "whole";
  if (range === "none") {
    response.writeHead(416, { ...headers, "content-range": `bytes */${bytes.length}` }).end();
    return;
  }
  const part = range === "whole" ? bytes : bytes.subarray(range.start, range.end + 1);
  const place: Headers =
    range === "whole"
      ? {}
      : { "content-range": `bytes ${range.start}-${range.end}/${bytes.length}` };
  response.writeHead(range === "whole" ? status : 206, {
    ...headers,
    ...place,
    "content-length": part.length,
  });
  response.end(request.method === "HEAD" ? undefined : part);
}

/** The types of `negotiator` do not know what it prefers among encodings of one quality. */
interface PreferringNegotiator {
  encodings: (available: string[], options: { preferred: string[] }) => string[];
}

function chooseEncoding(request: IncomingMessage): Encoding {
  const negotiator: PreferringNegotiator = new Negotiator(request);
  const available: Encoding[] = [...preferredEncodings, "identity"];
  const [first] = negotiator.encodings(available, { preferred: preferredEncodings });
  return available.find((encoding) => encoding === first) ?? "identity";
}

function hasCurrentCopy(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"]?.split(",") ?? [];
  return known.some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}

/** Returns whether what a browser has a part of is still the file. */
function isSame(request: IncomingMessage, etag: string): boolean {
  const had = request.headers["if-range"];
  return had === undefined || had === etag;
}
