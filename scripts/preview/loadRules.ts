import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { join } from "node:path";
import redirector from "netlify-redirector";
import type { PublishedSite } from "./resolveRequest";

/** The rules of a published folder, read by Netlify's own parsers. */
export interface Rules {
  /** Returns the headers that a path gets, each name once and in lower case; a later block wins. */
  matchHeaders: (path: string) => Record<string, string>;
  matchRedirect: PublishedSite["matchRedirect"];
}

/** Returns the rules in a folder's `_headers` and `_redirects`; throws where one of them cannot be read. */
export async function loadRules(folder: string): Promise<Rules> {
  return {
    matchHeaders: await loadHeaders(join(folder, "_headers")),
    matchRedirect: await loadRedirects(join(folder, "_redirects")),
  };
}

async function loadHeaders(file: string): Promise<Rules["matchHeaders"]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    netlifyConfigPath: undefined,
    configHeaders: [],
    minimal: false,
  });
  throwErrors(file, errors);
  const rules = headers.filter((header) => "forRegExp" in header);
  return (path) => {
    const matching = rules.filter(({ forRegExp }) => forRegExp.test(path));
    const entries = matching.flatMap(({ values }) => Object.entries(values));
    return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
  };
}

async function loadRedirects(file: string): Promise<Rules["matchRedirect"]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: undefined,
    configRedirects: [],
    minimal: false,
  });
  throwErrors(file, errors);
  const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});
  const nothing = () => "";
  const origin = { scheme: "http", host: "localhost", getHeader: nothing, getCookie: nothing };
  return (path, query) => matcher.match({ ...origin, path, query });
}

function throwErrors(file: string, errors: readonly unknown[]): void {
  if (errors.length === 0) return;
  throw new Error(`Rules in ${file} cannot be read:\n${errors.map(String).join("\n")}`);
}
