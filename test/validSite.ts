import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseContent, type Content } from "../src/node/content/parseContent";
import { readContent } from "../src/node/content/readContent";
import type { SidebarDeclaration, SidebarName } from "../src/shared/navigation/sidebar";
import { frontmatter } from "./contentFactories";
import { classJson, methodJson, paramJson } from "./factsFactories";

/** Files of a repository by path; `null` is a file that is not there, `link` a symbolic link. */
export type Files = Record<string, string | Uint8Array | { link: string } | null>;

/** A small site that nothing is wrong with. */
export const validSite = {
  "content/docs/article/start.mdx": `${frontmatter("Start")}See [the clock](/docs/api/clock#resume).\n\n## Install\n\nText.\n`,
  "content/docs/api/clock.mdx": `${frontmatter("Clock")}A clock.\n\n## pause_at\n\nStops it.\n\n## resume\n\nGoes on.\n\n## event: tick\n\nIt ticks.\n`,
  "content/api/facts/clock.json": JSON.stringify(
    classJson({
      class: "Clock",
      path: "clock",
      methods: [
        methodJson({ name: "pause_at", params: [paramJson({ name: "time" }), paramJson()] }),
        methodJson({ name: "resume" }),
      ],
      events: [{ name: "Tick", rubyName: "tick", payload: null }],
    }),
  ),
  "content/api/coverage.json": JSON.stringify({
    gemVersion: "1.0.0",
    totals: { implemented: 2, unimplemented: 0, total: 2 },
    playwrightClassesWithoutWrapper: [],
  }),
  "content/api/words/clock.yml": "pause_at:\n  time: When to stop.\n",
  "content/api/words/_common.yml": "timeout: How long to wait.\n",
  "content/api/compat.json": "[]",
  "static/favicon.svg": '<svg viewBox="0 0 16 16"/>',
  "src/config/sidebars.ts":
    'export const sidebars = {\n  docs: [{ type: "folder", path: "article" }],\n  api: [{ type: "doc", id: "api/clock" }],\n};\n',
} satisfies Files;

export const validSidebars: Record<SidebarName, SidebarDeclaration> = {
  docs: [{ type: "folder", path: "article" }],
  api: [{ type: "doc", id: "api/clock" }],
};

/** Returns the valid site with the given files in place of its own, read from disk and parsed. */
export function contentWith(changes: Files = {}): Content {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  try {
    writeFiles(root, { ...validSite, ...changes });
    return parseContent(readContent(root));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Writes them below a folder. */
export function writeFiles(root: string, files: Files): void {
  for (const [path, file] of Object.entries(files)) {
    if (file === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (typeof file === "object" && "link" in file) symlinkSync(file.link, join(root, path));
    else writeFileSync(join(root, path), file);
  }
}
