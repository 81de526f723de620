import type { SiteCopy } from "../copySite";
import { editedFiles, type Change } from "./editedFiles";

/** The page that the soak test looks at. */
export const watchedPage = "/docs/api/clock";

/** An edit as an author makes it: what it writes, and the words that the page must show then, or show no more. */
export interface Edit {
  kind: string;
  write: () => void;
  shows?: string;
  hides?: string;
}

/** Places on the watched page, and the words in each that a mark is put behind. */
const places = {
  page: ["content/docs/api/clock.mdx", "sets the time in the browser"],
  words: ["content/api/words/clock.yml", "How far to jump"],
  sidebar: ["src/config/sidebars.ts", "Finding & asserting"],
  navbar: ["src/config/navigation.ts", 'label: "Docs'],
  footer: ["src/config/navigation.ts", "How-to articles"],
  message: ["src/config/messages.ts", "Edit this page"],
  component: ["src/layout/Footer.tsx", "<Logo />"],
} as const;

type Place = keyof typeof places;

const several: readonly Place[][] = [
  ["sidebar", "page"],
  ["component", "words", "page"],
  ["navbar", "message", "sidebar"],
  ["message", "component", "sidebar", "words", "page"],
];

/** Mistakes, each with what the panel says of it. */
const mistakes: Record<string, Change & { said: string }> = {
  "syntax of a choice": {
    file: "src/config/sidebars.ts",
    from: "docs: [",
    to: "docs: [[",
    said: "src/config/sidebars.ts:",
  },
  "an unknown page": {
    file: "src/config/navigation.ts",
    from: 'id: "api"',
    to: 'id: "apj"',
    said: 'the page "apj"',
  },
  "a heading": {
    file: "content/docs/api/clock.mdx",
    from: "## resume\n",
    to: "## resumee\n",
    said: '"resumee"',
  },
  frontmatter: {
    file: "content/docs/api/clock.mdx",
    from: "title: Clock",
    to: "title: Clock: the",
    said: "content/docs/api/clock.mdx:2",
  },
  facts: {
    file: "content/api/facts/clock.json",
    from: '"class": "Clock"',
    to: '"class": 1',
    said: "content/api/facts/clock.json:",
  },
  "syntax of a component": {
    file: "src/layout/Footer.tsx",
    from: "<Inner>",
    to: "<Inner",
    said: "src/layout/Footer.tsx:",
  },
  "code that is read at the start": {
    file: "src/node/isPreview.ts",
    from: "Returns",
    to: "Returns ",
    said: "src/node/isPreview.ts",
  },
};

/** Gives edits of a copy without end: each kind of place and mistake in turn, mended before the next one. */
export function* editsOf(site: SiteCopy): Generator<Edit> {
  const { put, take } = editedFiles(site);
  for (let round = 1; ; round += 1) {
    const single = (Object.keys(places) as Place[]).map((place) => [place]);
    for (const [index, names] of [...single, ...several].entries()) {
      const mark = `mark-${round}-${index}`;
      const named = names.map((name) => [name, marked(name, mark)] as const);
      yield {
        kind: names.join(", "),
        write: () => put(Object.fromEntries(named)),
        // The last file that is written may be the first that is shown.
        shows: names.map((name) => `${mark}-${name}`).join("\n"),
      };
    }
    yield announcement(`mark-${round}-announcement`);
    for (const [name, { said, ...change }] of Object.entries(mistakes)) {
      yield { kind: name, write: () => put({ [name]: change }), shows: said };
      yield { kind: `${name}, mended`, write: () => take(name), hides: said };
    }
  }

  function announcement(mark: string): Edit {
    const to = `= { id: "soak", content: "${mark}", isCloseable: true }`;
    const file = "src/config/announcement.ts";
    return {
      kind: "announcement",
      write: () => put({ announcement: { file, from: "= null", to } }),
      shows: mark,
    };
  }
}

function marked(place: Place, mark: string): Change {
  const [file, from] = places[place];
  const own = `${mark}-${place}`;
  return { file, from, to: from.startsWith("<") ? `${own}${from}` : `${from} ${own}` };
}
