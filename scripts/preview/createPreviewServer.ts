import compressible from "compressible";
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import Negotiator from "negotiator";
import { createBodyReader, type Encoding, type ReadBody } from "./bodies";
import { contentTypeOf } from "./contentType";
import { loadRules } from "./loadRules";
import { matchHeaders } from "./matchHeaders";
import { parseRequestPath } from "./requestPath";
import { resolveRequest, type Outcome, type PublishedSite } from "./resolveRequest";

type Headers = Record<string, string>;

/** The `Cache-Control` that Netlify sends with a file where no rule says otherwise. */
const revalidate = "public, max-age=0, must-revalidate";
const preferredEncodings = ["br", "gzip"] as const;

/**
 * Returns a server that answers for a published folder as Netlify does: its rules, clean paths, compression. `prefix`
 * is the path that the folder is served under.
 */
export async function createPreviewServer(folder: string, prefix = ""): Promise<Server> {
  const { headers, matchRedirect } = await loadRules(folder);
  const site: PublishedSite = {
    hasFile: (file) => isFile(join(folder, file)),
    matchRedirect,
    prefix,
  };
  const readBody = createBodyReader();
  return createServer((request, response) => {
    const target = request.url ?? "/";
    const outcome = resolveRequest(request.method ?? "GET", target, site);
    const ruled = matchHeaders(headers, parseRequestPath(target)?.decoded ?? "/");
    answer(outcome, { request, response, folder, ruled, readBody }).catch((error: unknown) => {
      console.error(`${target}: ${String(error)}`);
      response.destroy();
    });
  });
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  folder: string;
  /** The headers that `_headers` has for the requested path. */
  ruled: Headers;
  readBody: ReadBody;
}

async function answer(outcome: Outcome, exchange: Exchange): Promise<void> {
  const { response, ruled } = exchange;
  switch (outcome.type) {
    case "file":
      return sendFile(outcome.file, outcome.status, exchange);
    case "redirect":
      response.writeHead(outcome.status, { ...ruled, location: outcome.location }).end();
      return;
    case "refusal": {
      const allow: Headers = outcome.status === 405 ? { allow: "GET, HEAD" } : {};
      response.writeHead(outcome.status, { ...ruled, ...allow }).end();
    }
  }
}

async function sendFile(file: string, status: number, exchange: Exchange): Promise<void> {
  const { request, response, folder, ruled, readBody } = exchange;
  const type = contentTypeOf(file);
  const isCompressible = compressible(type) ?? false;
  const encoding = isCompressible ? chooseEncoding(request) : "identity";
  const { bytes, etag } = await readBody(join(folder, file), encoding);
  const headers = {
    "cache-control": revalidate,
    "content-type": type,
    ...ruled,
    ...(isCompressible && { vary: "Accept-Encoding" }),
    etag,
  };
  if (status === 200 && hasCurrentCopy(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const coding: Headers = encoding === "identity" ? {} : { "content-encoding": encoding };
  response.writeHead(status, { ...headers, ...coding, "content-length": bytes.length });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Returns false also for a path that the file system refuses, such as one that is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = new Negotiator(request).encodings([...preferredEncodings]);
  return preferredEncodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

function hasCurrentCopy(request: IncomingMessage, etag: string): boolean {
  const known = request.headers["if-none-match"]?.split(",") ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
