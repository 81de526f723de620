import { buildSearchRecords } from "../src/node/search/buildSearchRecords";
import {
  toSearchEntry,
  type SearchEntry,
  type SearchRecord,
} from "../src/shared/search/searchRecord";
import type { SearchIndex } from "../src/shared/search/searchIndex";
import type { SearchAnswer } from "../src/search/backends/searchBackend";
import { aDocPage, anApiClass, anApiEvent, anApiMember, anApiOption } from "./apiFactories";

const pages = [
  aDocPage({
    path: "/docs/api/page",
    section: "api",
    title: "Page",
    description: "One tab of a browser.",
  }),
  aDocPage({
    path: "/docs/api/locator",
    section: "api",
    title: "Locator",
    description: "Finds elements.",
  }),
  aDocPage({ title: "Getting started", description: "Install the gem and take a screenshot." }),
];

const classes = [
  anApiClass({
    name: "Page",
    members: [
      anApiMember({
        name: "screenshot",
        jsName: "screenshot",
        signature: { arguments: ["fullPage: nil"], block: null },
        options: [
          anApiOption({
            name: "fullPage",
            anchor: "screenshot-fullPage",
            description: "The whole page.",
          }),
        ],
      }),
      anApiMember({ name: "wait_for_selector", jsName: "waitForSelector" }),
      anApiMember({ name: "click", jsName: "click" }),
    ],
    events: [anApiEvent({ name: "dialog", jsName: "dialog" })],
  }),
  anApiClass({
    name: "Locator",
    members: [
      anApiMember({ name: "click", jsName: "click" }),
      anApiMember({ name: "visible?", jsName: "isVisible" }),
    ],
  }),
];

/** Records of a site of three pages. */
export const someSearchRecords: SearchRecord[] = buildSearchRecords({ pages, classes });

/** The same as entries. */
export const someSearchEntries: SearchEntry[] = someSearchRecords.map(toSearchEntry);

/** Returns entries as an index without any text. */
export function anIndexOf(entries: readonly SearchEntry[]): SearchIndex {
  return { entries: [...entries], words: [], commonWords: new Set() };
}

/** Returns what a backend answers with these entries. */
export function anAnswer(
  entries: readonly SearchEntry[],
  source: SearchAnswer["source"] = "embedded",
): SearchAnswer {
  return { entries, source };
}
