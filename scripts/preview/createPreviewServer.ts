import compression from "compression";
import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import send from "send";
import { loadRules } from "./loadRules";
import { parseRequestPath } from "./requestPath";
import { resolveRequest, type Outcome, type PublishedSite } from "./resolveRequest";

/** A part of a file is one of the file itself: its bytes have other places when they are compressed. */
const compress = compression({
  threshold: 0,
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
});

/**
 * Returns a server that answers for a published folder as Netlify does: its rules, clean paths, compression. `prefix`
 * is the path that the folder is served under.
 */
export async function createPreviewServer(folder: string, prefix = ""): Promise<Server> {
  const { matchHeaders, matchRedirect } = await loadRules(folder);
  const site: PublishedSite = {
    hasFile: (file) => isFile(join(folder, file)),
    matchRedirect,
    prefix,
  };
  return createServer((request, response) => {
    const target = request.url ?? "/";
    const outcome = resolveRequest(request.method ?? "GET", target, site, request.headers.accept);
    const ruled = matchHeaders(parseRequestPath(target)?.decoded ?? "/");
    for (const [name, value] of Object.entries(ruled)) response.setHeader(name, value);
    compress(request, response, () => answer(outcome, folder, request, response));
  });
}

function answer(
  outcome: Outcome,
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.statusCode = outcome.status;
  switch (outcome.type) {
    case "file":
      if (outcome.vary !== undefined) response.setHeader("vary", outcome.vary);
      return sendFile(join(folder, outcome.file), request, response);
    case "redirect":
      response.setHeader("location", outcome.location).end();
      return;
    case "refusal":
      if (outcome.status === 405) response.setHeader("allow", "GET, HEAD");
      response.end();
  }
}

/** Sends a file: in part where a browser asks for one, not at all where it has it. */
function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
  // What Netlify sends where no rule says otherwise.
  if (!response.hasHeader("cache-control"))
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
  const acceptRanges = response.statusCode === 200;
  send(request, encodeURI(file), { acceptRanges, dotfiles: "allow", lastModified: false }).pipe(
    response,
  );
}

/** Returns false also for a path that the file system refuses, such as one that is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
