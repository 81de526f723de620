import { statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { createBodyReader } from "./bodies";
import { loadRules } from "./loadRules";
import { matchHeaders } from "./matchHeaders";
import { parseRequestPath } from "./requestPath";
import { resolveRequest, type Outcome, type PublishedSite } from "./resolveRequest";
import { sendFile, type Exchange } from "./sendFile";

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
    const { accept } = request.headers;
    const outcome = resolveRequest(request.method ?? "GET", target, site, accept);
    const ruled = matchHeaders(headers, parseRequestPath(target)?.decoded ?? "/");
    answer(outcome, folder, { request, response, ruled, readBody }).catch((error: unknown) => {
      console.error(`${target}: ${String(error)}`);
      response.destroy();
    });
  });
}

async function answer(outcome: Outcome, folder: string, exchange: Exchange): Promise<void> {
  const { response, ruled } = exchange;
  switch (outcome.type) {
    case "file": {
      const { file, status, vary } = outcome;
      const varied = vary === undefined ? ruled : { ...ruled, vary };
      return sendFile(join(folder, file), status, { ...exchange, ruled: varied });
    }
    case "redirect":
      response.writeHead(outcome.status, { ...ruled, location: outcome.location }).end();
      return;
    case "refusal": {
      const allow: Record<string, string> = outcome.status === 405 ? { allow: "GET, HEAD" } : {};
      response.writeHead(outcome.status, { ...ruled, ...allow }).end();
    }
  }
}

/** Returns false also for a path that the file system refuses, such as one that is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
