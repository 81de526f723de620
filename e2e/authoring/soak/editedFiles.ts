import type { SiteCopy } from "../copySite";

/** A replacement in a file: a place that takes a mark, or a mistake. */
export interface Change {
  file: string;
  from: string;
  to: string;
}

/** Files of a copy of the site with changes in them that come and go. */
export function editedFiles(site: SiteCopy) {
  const originals = new Map<string, string>();
  const changes = new Map<string, Change>();
  const write = (file: string) => {
    const original = originals.get(file) ?? site.read(file);
    originals.set(file, original);
    const own = [...changes.values()].filter((change) => change.file === file);
    site.write(
      file,
      own.reduce((text, { from, to }) => replaced(text, from, to, file), original),
    );
  };
  return {
    /** Puts changes by name, in the place of those of the same name, and writes all files that they are in. */
    put: (named: Record<string, Change>) => {
      for (const [name, change] of Object.entries(named)) changes.set(name, change);
      for (const file of new Set(Object.values(named).map((change) => change.file))) write(file);
    },
    /** Takes a change out again. */
    take: (name: string) => {
      const change = changes.get(name);
      changes.delete(name);
      if (change !== undefined) write(change.file);
    },
  };
}

function replaced(text: string, from: string, to: string, file: string): string {
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  return text.replace(from, () => to);
}
