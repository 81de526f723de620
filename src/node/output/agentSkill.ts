import { createHash } from "node:crypto";
import { parse } from "yaml";
import { site } from "../../config/site";
import { markdownPath } from "../../shared/routes/markdownPath";
import { readSample } from "../markdown/readSample";
import type { SiteFile } from "./siteFiles";

/** Of the skill and of its document, which is a sample: its prose, links and examples are checked as those of pages are. */
const name = "playwright-ruby";
const folder = "/.well-known/agent-skills";

/** The index of the site's skills, and the skill. */
export const skillPaths = [`${folder}/index.json`, `${folder}/${name}/SKILL.md`] as const;

/** Assistants read a skill whole. */
const mostLines = 500;

/**
 * Returns the skill for assistants that write Ruby, as https://agentskills.io has it, and the index by which they find
 * it, with the digest of the bytes that are served.
 */
export function agentSkillFiles(document = readSample(name, ".")): SiteFile[] {
  const [, frontmatter = "", body = ""] = /^---\n([^]*?)\n---\n\n?([^]*)$/.exec(document) ?? [];
  const { title, description } = parse(frontmatter) as { title: string; description: string };
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n# ${title}\n\n`;
  const skill = head + withWholeLinks(body);
  const lines = skill.split("\n").length;
  if (lines > mostLines)
    throw new Error(`content/samples/${name}.mdx: ${lines} lines, over ${mostLines}.`);
  const [indexPath, path] = skillPaths;
  const digest = `sha256:${createHash("sha256").update(skill).digest("hex")}`;
  const url = site.pathPrefix + path;
  const index = {
    $schema: "https://schemas.agentskills.io/discovery/0.2.0/schema.json",
    skills: [{ name, type: "skill-md", description, url, digest }],
  };
  return [
    { path: indexPath, body: `${JSON.stringify(index, null, 2)}\n` },
    { path, body: skill },
  ];
}

/** A skill is read far from the site; its links lead to the Markdown of pages. */
function withWholeLinks(text: string): string {
  return text.replaceAll(
    /\]\((\/[^)#]*)(#[^)]*)?\)/g,
    (_link, path: string, anchor = "") => `](${site.url}${markdownPath(path)}${anchor})`,
  );
}
