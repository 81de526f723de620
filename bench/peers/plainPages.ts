import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../src/node/deploy/listFiles";
import { longestPage } from "../measuredPages";

/** A page of ours as the Markdown that any tool reads. */
export interface PlainPage {
  /** `docs/api/page` */
  id: string;
  title: string;
  description: string;
  /** Without the title. */
  body: string;
}

/**
 * Returns the pages of a built site as their Markdown exports: its own words, with the facts of its reference. Members
 * have files of their own, which follow the text of their class here as sections.
 */
export function plainPages(site: string): PlainPage[] {
  const ids = listFiles(site).flatMap((file) => /^\/(docs\/.+)\.md$/.exec(file)?.[1] ?? []);
  const read = (id: string) => readFileSync(join(site, `${id}.md`), "utf8");
  const isPage = (id: string) => existsSync(join(site, `${id}.html`));
  return ids.filter(isPage).map((id) => {
    const members = ids.filter((member) => member.startsWith(`${id}/`) && !isPage(member));
    return toPlainPage(id, read(id), members.map(read));
  });
}

function toPlainPage(id: string, exported: string, members: readonly string[]): PlainPage {
  const [, title = id, description = "", body = ""] =
    /^# (.*)\n\n> (.*)\n\n([^]*)$/.exec(exported) ?? [];
  const sections = members.map((member) => member.replace(/^# (?:.*[#.])?/, "## "));
  return { id, title, description, body: [body, ...sections].join("\n\n") };
}

/** Returns the file of a page for a tool that takes title and description from the frontmatter. */
export function withFrontmatter({ title, description, body }: PlainPage): string {
  const fields = `title: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}`;
  return `---\n${fields}\n---\n\n${body}`;
}

const longest = longestPage.slice(1);
export const referenceId = `${longest}_beginning`;

/** Characters of Markdown of which Starlight makes 63 KiB before `load`. */
const length = 84_000;

/** Returns a page of the first members of the longest one, which other tools do not find as hard as the whole of it. */
export function referencePage(pages: readonly PlainPage[], limit = length): PlainPage {
  const whole = pages.find(({ id }) => id === longest);
  if (whole === undefined) throw new Error(`The site has no ${longest}.md.`);
  const end = whole.body.lastIndexOf("\n## ", limit);
  return { ...whole, id: referenceId, body: whole.body.slice(0, end) };
}
