import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const schema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      license: z.string().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

/** A package that `npm ci` installs. */
export interface LockedPackage {
  /** `node_modules/a`, or below another package. */
  path: string;
  name: string;
  version: string;
  integrity: string | null;
  /** `null` where npm asks its registry, whichever that is. */
  resolved: string | null;
  license: string;
  /** True if an installation without it is whole: another platform's binary. */
  isOptional: boolean;
}

/** Returns every package of the lockfile of the repository at `root`. */
export function readLockfile(root: string): LockedPackage[] {
  const text = readFileSync(join(root, "package-lock.json"), "utf8");
  const { packages } = schema.parse(JSON.parse(text));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({
      path,
      name: path.replace(/^.*node_modules\//, ""),
      version: entry.version ?? "",
      integrity: entry.integrity ?? null,
      resolved: entry.resolved ?? null,
      license: entry.license ?? installedLicense(join(root, path)),
      isOptional: entry.optional ?? false,
    }));
}

const manifest = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** Returns the licence that an old package names in a way that the lockfile does not take over. */
function installedLicense(folder: string): string {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return "not installed";
  const { license, licenses = [] } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const named = typeof license === "object" ? license.type : license;
  return named ?? (licenses.map(({ type }) => type).join(" OR ") || "none named");
}
