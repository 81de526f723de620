import { packEntries, unpackEntries } from "./packedEntries";
import type { SearchEntry } from "./searchRecord";

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
  signature: null,
  content: "One tab.",
};
const member: SearchEntry = {
  ...page,
  kind: "member",
  url: "/docs/api/page#screenshot",
  heading: "screenshot",
  jsName: "screenshot",
  aliases: ["shot"],
  signature: "page.screenshot(clip: nil)",
  content: "Takes a picture.",
};
const option: SearchEntry = {
  ...member,
  kind: "option",
  url: "/docs/api/page#screenshot-clip",
  subheading: "clip",
  aliases: [],
  signature: null,
  content: "A part of it.",
};
const entries: SearchEntry[] = [
  page,
  member,
  option,
  { ...option, url: "/docs/api/page#screenshot-clip-x", subheading: "clip.x" },
  {
    ...member,
    kind: "event",
    url: "/docs/api/page#event-close",
    heading: "close",
    jsName: "close",
    aliases: [],
    signature: null,
    content: "",
  },
  { ...page, url: "/docs/a", section: "Guides", page: "A", className: null },
  {
    ...page,
    kind: "section",
    url: "/docs/a#b",
    section: "Guides",
    page: "A",
    className: null,
    heading: "B",
    subheading: "C",
  },
];

it("gives back the entries that were packed", () => {
  const { symbols, text } = packEntries(entries);
  expect(unpackEntries(symbols, text)).toEqual(entries);
});

it("refuses an option whose anchor does not begin with its member's", () => {
  const stray = { ...option, url: "/docs/api/page#elsewhere" };
  expect(() => packEntries([page, member, stray])).toThrow("/docs/api/page#elsewhere");
});
