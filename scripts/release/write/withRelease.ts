import { newestFirst, type GemVersion } from "../../../src/shared/versions/gemVersion";
import type { Gem } from "../../../packages/gem-facts/src/gem/readGem";

/** The list of releases with this one; what is known of it already stays. */
export function withRelease(
  versions: readonly GemVersion[],
  { version, playwright, ruby, released }: Gem,
): { versions: GemVersion[]; node: string; missing: string | null } {
  const known = versions.find(({ gem }) => gem === version);
  const node = known?.node ?? versions.at(-1)?.node ?? "18";
  const day = known?.released ?? released;
  if (day === null || day === undefined)
    return {
      versions: [...versions],
      node,
      missing: `Nothing tells the day on which ${version} was released.`,
    };
  const row = { gem: version, released: day, playwright, ruby, node };
  const others = versions.filter(({ gem }) => gem !== version);
  const at = known ? versions.indexOf(known) : indexFor(version, others);
  return { versions: [...others.slice(0, at), row, ...others.slice(at)], node, missing: null };
}

function indexFor(version: string, versions: readonly GemVersion[]): number {
  const newer = versions.findIndex(({ gem }) => newestFirst(version, gem) > 0);
  return newer === -1 ? versions.length : newer;
}
