import { labelOf } from "../../config/labelOf";
import { waysIn, type WayIn } from "../../config/landing";
import { messages } from "../../config/messages";
import { site } from "../../config/site";
import { markdownPath } from "../../shared/routes/markdownPath";
import type { SiteFile } from "../output/siteFiles";
import { markdownFile, type MarkdownVersion } from "./markdownFile";
import { needsOfGem } from "./needsOfGem";
import { plainMarkdown } from "./plainMarkdown";
import { readSample } from "./readSample";

const { landing } = messages;

/** Returns the Markdown of the landing page: what it is, how to get it, its examples, and the ways in. */
export function landingMarkdown(version: MarkdownVersion): SiteFile {
  const toMarkdown = (href: string) => version.linkFrom("/", href);
  const samples = plainMarkdown(readSample("landing"), toMarkdown).flatMap(({ heading, text }) => [
    heading === null ? "" : `## ${heading}`,
    text,
  ]);
  const ways = waysIn.map(({ title, links }) => waysList(labelOf(title), links, toMarkdown));
  const top = {
    path: markdownPath("/"),
    title: site.title,
    description: labelOf(site.description),
  };
  const blocks = [landing.lead, needsOfGem(), ...samples, `## ${landing.waysIn}`, ...ways];
  return markdownFile(top, blocks, version);
}

function waysList(
  title: string,
  links: WayIn["links"],
  toMarkdown: (href: string) => string,
): string {
  // The page of the search has none.
  const written = links.filter(({ path }) => toMarkdown(path).includes(".md"));
  const lines = written.map(({ label, path, isCode }) => {
    const name = isCode ? `\`${label}\`` : labelOf(label);
    return `- [${name}](${toMarkdown(path)})`;
  });
  return [`### ${title}`, "", ...lines].join("\n");
}
