import { entriesByPage } from "./entriesByPage";
import { unpackSymbols } from "./packedSymbols";
import type { SearchEntry } from "./searchRecord";
import { createSymbolPacker } from "./symbolPacker";
import { createTextPacker } from "./textPacker";
import { unpackText } from "./unpackText";

const page: SearchEntry = {
  kind: "page",
  url: "/docs/api/page",
  section: "API reference",
  page: "Page",
  heading: null,
  subheading: null,
  className: "Page",
  jsName: null,
  aliases: [],
  badge: null,
  signature: null,
  content: "One tab.",
};
const member: SearchEntry = {
  ...page,
  kind: "member",
  url: "/docs/api/page#wait_for_url",
  heading: "wait_for_url",
  jsName: "waitForURL",
  aliases: ["wait_url"],
  badge: "discouraged",
  signature: "page.wait_for_url(url, timeout: nil)",
  content: "",
  phrases: ["wait for redirect", "url changes"],
};
const option: SearchEntry = {
  ...member,
  kind: "option",
  url: "/docs/api/page#wait_for_url-timeout",
  subheading: "timeout",
  aliases: [],
  signature: null,
  content: "How long.",
  phrases: ["wait longer"],
};
const assertion: SearchEntry = {
  ...member,
  url: "/docs/api/page_assertions#to_have_url",
  page: "PageAssertions",
  className: "PageAssertions",
  heading: "to_have_url",
  jsName: "toHaveURL",
  aliases: ["not_to_have_url"],
  badge: null,
  signature: "expect(page).to have_url(url)",
};
const guide: SearchEntry = {
  ...page,
  url: "/docs/article/on_alpine",
  section: "Guides",
  page: "On Alpine",
  className: null,
};
const section: SearchEntry = {
  ...guide,
  kind: "section",
  url: "/docs/article/on_alpine#the-image",
  heading: "The image",
  content: "Build it.",
};
const entries: SearchEntry[] = [
  page,
  member,
  option,
  { ...option, url: "/docs/api/page#wait_for_url-clip-x", subheading: "clip.x" },
  {
    ...member,
    url: "/docs/api/page#visible",
    heading: "visible?",
    jsName: "isVisible",
    aliases: [],
    signature: "Playwright.visible?",
  },
  { ...member, url: "/docs/api/page#on-1", heading: "on", jsName: null, aliases: [], badge: null },
  {
    ...page,
    kind: "event",
    url: "/docs/api/page#event-close",
    heading: "close",
    jsName: "close",
    content: "It is gone.",
  },
  {
    ...page,
    url: "/docs/api/page_assertions",
    page: "PageAssertions",
    className: "PageAssertions",
  },
  assertion,
  { ...page, url: "/docs/api/removed", page: "Gone", className: "Removed", badge: "removed" },
  guide,
  section,
  { ...section, kind: "error", url: `${section.url}-1`, subheading: "It's `gone`! (NameError)" },
  { ...section, kind: "error", url: "/docs/article/on_alpine#gone", heading: "Gone" },
];

function packed<T>(
  all: readonly SearchEntry[],
  packer: { add: (entries: readonly SearchEntry[]) => void; packed: () => T },
): T {
  for (const own of entriesByPage(all).values()) packer.add(own);
  return packer.packed();
}

function packedAndUnpacked(all: readonly SearchEntry[]) {
  const named = unpackSymbols(packed(all, createSymbolPacker()));
  const text = packed(all, createTextPacker());
  const { entries, roots } = unpackText(JSON.parse(JSON.stringify(text)) as typeof text, named);
  return { entries: [...entries], roots };
}

const byUrl = (one: SearchEntry, other: SearchEntry) => one.url.localeCompare(other.url);

it("gives back the entries that were packed", () => {
  const { entries: unpacked } = packedAndUnpacked(entries);
  expect([...unpacked].sort(byUrl)).toEqual([...entries].sort(byUrl));
});

it("has pages, members, options and events in the first file, without any text", () => {
  const named = unpackSymbols(packed(entries, createSymbolPacker()));
  const kinds = new Set(named.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["page", "member", "option", "event"]));
  expect(new Set(named.map(({ content, signature }) => content + (signature ?? "")))).toEqual(
    new Set([""]),
  );
});

it("keeps the beginning of a long text, and where the roots of the rest are", () => {
  const content = `Start here. ${"and so on ".repeat(10)} Then wait for trees and needles.`;
  const long = { ...section, content };
  const { entries: unpacked, roots } = packedAndUnpacked([guide, long]);
  expect(unpacked[1]?.content).toMatch(/^Start here\. and so on .* …$/);
  expect(Object.fromEntries(roots)).toEqual({ needl: [1], tre: [1], wait: [1] });
});

it("counts the sections of all pages after the names of all pages", () => {
  const other = { ...guide, url: "/docs/article/on_arm", page: "On ARM" };
  const withEnd = (entry: SearchEntry, end: string) => ({
    ...entry,
    content: `${"Before. ".repeat(12)}${end}`,
  });
  const { roots } = packedAndUnpacked([
    withEnd(guide, "Trunks."),
    withEnd(section, "Needles."),
    withEnd(other, "Roots."),
    withEnd({ ...section, url: `${other.url}#the-image` }, "Cones."),
  ]);
  expect(Object.fromEntries(roots)).toEqual({ trunk: [0], root: [1], needl: [2], con: [3] });
});

it("leaves out a root that many texts have", () => {
  const pages = Array.from({ length: 20 }, (_, index) => ({
    ...member,
    url: `${page.url}#${index}`,
    heading: `${index}`,
    content: index === 7 ? "Common and rare." : "Common.",
  }));
  const { roots } = packedAndUnpacked([page, ...pages]);
  expect(Object.fromEntries(roots)).toEqual({ rar: [8] });
});

it("refuses an option whose anchor does not begin with its member's", () => {
  const stray = { ...option, url: "/docs/api/page#elsewhere" };
  expect(() => packed([page, member, stray], createSymbolPacker())).toThrow(
    "/docs/api/page#elsewhere",
  );
});
