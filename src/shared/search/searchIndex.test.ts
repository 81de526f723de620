import { readIndex, readNames, writeIndex } from "./searchIndex";
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
  badge: null,
  signature: null,
  content: "One tab.",
  phrases: [],
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
  phrases: ["wait for redirect"],
};
const option: SearchEntry = {
  ...member,
  kind: "option",
  url: "/docs/api/page#wait_for_url-timeout",
  subheading: "timeout",
  aliases: [],
  signature: null,
  content: "How long.",
};
const section: SearchEntry = {
  ...page,
  kind: "section",
  url: "/docs/article/on_alpine#the-image",
  section: "Guides",
  page: "On Alpine",
  heading: "The image",
  className: null,
  content: "Build it.",
};

function writtenAndRead(entries: readonly SearchEntry[]) {
  const { names, text } = writeIndex(entries);
  return readIndex(JSON.parse(JSON.stringify(text)) as typeof text, readNames(names));
}

it("gives back the entries that were written, those of sections last", () => {
  const { entries } = writtenAndRead([page, section, member, option]);
  expect(entries).toEqual([page, member, option, section]);
});

it("has the names of everything but sections in the first file, without any text", () => {
  const named = readNames(writeIndex([page, member, option, section]).names);
  expect(named.map(({ kind }) => kind)).toEqual(["page", "member", "option"]);
  expect(named.every(({ content, signature }) => content === "" && signature === null)).toBe(true);
});

it("keeps the beginning of a long text, and the roots of the other words", () => {
  const content = `Start here. ${"and so on ".repeat(10)} Then wait for trees and needles.`;
  const { entries, words } = writtenAndRead([page, { ...section, content }]);
  expect(entries[1]?.content).toMatch(/^Start here\. and so on .* …$/);
  expect(words).toEqual([[], ["needl", "tre", "wait"]]);
});

it("keeps what readers call a place by roots, each once and with its small words", () => {
  const phrases = ["url changes", "url changed", "not visible"];
  const content = "The changes are visible in a trace.";
  const { entries, words } = writtenAndRead([{ ...member, phrases, content }, section]);
  expect(entries[0]?.phrases).toEqual(["url chang", "not visibl"]);
  expect(words[0]).toEqual(["trac"]);
});

it("leaves out a root that many texts have", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({
    ...member,
    heading: `${index}`,
    content: index === 7 ? "Common and rare." : "Common.",
  }));
  const { words, commonWords } = writtenAndRead(many);
  expect(words.flat()).toEqual(["rar"]);
  expect(commonWords).toEqual(new Set(["common"]));
});

it("refuses files of different builds", () => {
  const { text } = writeIndex([page, member]);
  expect(() => readIndex(text, readNames(writeIndex([page]).names))).toThrow("do not fit");
});
