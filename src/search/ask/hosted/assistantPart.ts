import { isPathOfSite } from "../../backends/isSearchRecord";

/** A page that an answer was made from. */
export interface AnswerSource {
  /** Path with anchor. */
  url: string;
  title: string;
}

/** The meaning of an event of the assistant's stream for the answer. */
export type AssistantPart =
  | { type: "started"; messageId: string }
  | { type: "text"; text: string }
  | { type: "sources"; sources: AnswerSource[] }
  | { type: "finished" }
  | { type: "failed"; reason: string };

/** Reads an event; `null` for those that say nothing of the answer, and for what is no event. */
export function readPart(data: string, siteUrl: string): AssistantPart | null {
  if (data === "[DONE]") return { type: "finished" };
  const event = parse(data);
  const text = (key: string) => textOf(at(event, key));
  switch (text("type")) {
    case "start":
      return { type: "started", messageId: text("messageId") };
    case "text-delta":
      return { type: "text", text: text("delta") };
    case "source-url":
      return { type: "sources", sources: toSources([event], siteUrl) };
    case "tool-output-available":
      return { type: "sources", sources: toSources(hitsOf(at(event, "output")), siteUrl) };
    case "finish":
      return { type: "finished" };
    case "error":
    case "abort":
      return { type: "failed", reason: text("errorText") };
    default:
      return null;
  }
}

function toSources(items: readonly unknown[], siteUrl: string): AnswerSource[] {
  return items.flatMap((item) => {
    const url = textOf(at(item, "url")).replace(siteUrl, "");
    const title = textOf(at(item, "title")) || titleOf(at(item, "hierarchy"));
    return isPathOfSite(url) ? [{ url, title: title || url }] : [];
  });
}

function titleOf(hierarchy: unknown): string {
  return ["lvl1", "lvl2", "lvl3"]
    .map((level) => textOf(at(hierarchy, level)))
    .filter(Boolean)
    .join(" › ");
}

/** Returns what a search of the assistant found, however deep its tool puts it. */
function hitsOf(output: unknown): unknown[] {
  const hits = at(output, "hits") ?? at(at(at(output, "results"), "0"), "hits");
  return Array.isArray(hits) ? hits : [];
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
