import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/node/deploy/listFiles";

/** A page of ours as the Markdown that any tool reads. */
export interface PlainPage {
  /** `docs/api/page` */
  id: string;
  title: string;
  description: string;
  /** Without the title. */
  body: string;
}

/** Returns the Markdown exports of a built site: its own words, with the facts of its reference. */
export function plainPages(site: string): PlainPage[] {
  const files = listFiles(site).filter((file) => /^\/docs\/.+\.md$/.test(file));
  return files.map((file) =>
    toPlainPage(file.slice(1).replace(/\.md$/, ""), readFileSync(join(site, file), "utf8")),
  );
}

function toPlainPage(id: string, exported: string): PlainPage {
  const [, title = id, description = "", body = ""] =
    /^# (.*)\n\n> (.*)\n\n([^]*)$/.exec(exported) ?? [];
  return { id, title, description, body };
}

/** Returns the file of a page for a tool that takes title and description from the frontmatter. */
export function withFrontmatter({ title, description, body }: PlainPage): string {
  const fields = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
  return `---\n${fields}\n---\n\n${body}`;
}
