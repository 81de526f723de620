import type { Problem } from "../../shared/text/problem";
import { createHrefCheck } from "../check/checkLinks";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { announcementContent } from "./announcementContent";
import { configLocation } from "./configLocation";
import type { CheckedConfig } from "./configSchema";

/** Returns what is wrong with the text of the announcement. */
export function checkAnnouncement(
  { announcement }: CheckedConfig,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  if (announcement === null) return [];
  const { problems, links } = announcementContent(announcement);
  const check = createHrefCheck(content);
  const location = configLocation("announcement", [announcement.content, "content:"], sources);
  const findings = [...problems, ...links.flatMap(({ href }) => check(href) ?? [])];
  return findings.map((finding) => ({ ...location, ...finding }));
}
