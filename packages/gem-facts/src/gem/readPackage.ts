import { gunzipSync } from "node:zlib";
import { parseTar } from "nanotar";
import { parse } from "yaml";
import { z } from "zod";
import type { Problem } from "../problem";
import { isWanted } from "./isWanted";
import { constant } from "./readCheckout";
import type { Gem } from "./readGem";

/** The part of a gem's metadata that a release needs; its Ruby types are left out by name. */
const metadata = z.object({
  name: z.string(),
  version: z.object({ version: z.string() }),
  date: z.union([z.string(), z.date()]),
  required_ruby_version: z.object({
    requirements: z.array(z.tuple([z.string(), z.object({ version: z.string() })])).min(1),
  }),
});

/** Reads a `.gem`: a tar of `metadata.gz` and `data.tar.gz`. */
export function readPackage(path: string, bytes: Buffer): { gem: Gem | null; problems: Problem[] } {
  try {
    return { gem: toGem(bytes), problems: [] };
  } catch (error) {
    const [reason = ""] = String(error instanceof Error ? error.message : error).split("\n");
    const message = `It is no whole .gem: ${reason.replace(/\.$/, "")}.`;
    const hint = "Fetch it again: gem fetch playwright-ruby-client --version 1.61.0";
    return { gem: null, problems: [{ file: path, line: 1, rule: "release-gem", message, hint }] };
  }
}

function toGem(bytes: Buffer): Gem {
  const parts = new Map(parseTar(bytes).map(({ name, data }) => [name, data]));
  const part = (name: string) => {
    const data = parts.get(name);
    if (!data) throw new Error(`${name} is missing`);
    return gunzipSync(data);
  };
  const about = metadata.parse(parse(part("metadata.gz").toString(), { logLevel: "silent" }));
  if (about.name !== "playwright-ruby-client") throw new Error(`it is the gem ${about.name}`);
  const files = new Map(
    parseTar(part("data.tar.gz"))
      .filter(({ name }) => isWanted(name))
      .map(({ name, data }) => [name, Buffer.from(data ?? []).toString()]),
  );
  const playwright = constant(files, "COMPATIBLE_PLAYWRIGHT_VERSION");
  if (playwright === null) throw new Error("lib/playwright/version.rb is missing");
  const version = about.version.version;
  return { files, version, playwright, ...rubyAndDay(about), commit: version };
}

/** A package that was built to be the same each time has the day of the epoch of Ruby's, which is no release's. */
function rubyAndDay({
  required_ruby_version,
  date,
}: z.infer<typeof metadata>): Pick<Gem, "ruby" | "released"> {
  const asked = required_ruby_version.requirements.map(
    ([sign, { version }]) => `${sign} ${version}`,
  );
  const day = (date instanceof Date ? date.toISOString() : date).slice(0, 10);
  return { ruby: asked.join(", "), released: day.startsWith("1980") ? null : day };
}
