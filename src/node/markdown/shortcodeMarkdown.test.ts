import { shortcodeMarkdown } from "./shortcodeMarkdown";

const target = { owner: "Page", path: "/docs/api/page#goto", jsName: null, warning: null };

const rendered = shortcodeMarkdown({
  apiIndex: [
    { name: "[]", kinds: ["method"], targets: [target] },
    {
      name: "Clock",
      kinds: ["class"],
      targets: [{ ...target, owner: "Playwright::Clock", path: "/docs/api/clock" }],
    },
    {
      name: "pause_at",
      kinds: ["method", "alias"],
      targets: [
        { ...target, jsName: "pauseAt", warning: "deprecated" },
        { ...target, owner: "Clock", path: "/docs/api/clock#pause_at", jsName: "pauseAt" },
      ],
    },
  ],
  apiCoverage: {
    classes: [
      {
        name: "Clock",
        path: "/docs/api/clock",
        implemented: [{ name: "resume", jsName: "resume", path: "/docs/api/clock#resume" }],
        missing: [{ name: "pause_at", jsName: "pauseAt", path: "/docs/api/clock#pause_at" }],
        otherLanguages: ["runFor"],
      },
    ],
    unwrapped: [
      { name: "Logger", members: ["log"], languages: ["js"], rubyClass: null, path: null },
      { name: "Empty", members: [], languages: ["java"], rubyClass: null, path: null },
      {
        name: "Video",
        members: ["path", "saveAs"],
        languages: [],
        rubyClass: "Playwright::Video",
        path: "/docs/api/video",
      },
    ],
  },
  gemVersions: [
    { gem: "1.61.0", released: "2026-11-01", playwright: "1.61.1", ruby: ">= 2.4", node: "18" },
    { gem: "0.1.0", released: "2021-01-01", playwright: null, ruby: null, node: null },
  ],
});

it.each([
  [
    "ApiIndex",
    [
      "## #\n\n- `[]`: `Page`",
      "## C\n\n- `Clock` (class): [`Playwright::Clock`](/docs/api/clock)",
      "## P\n\n- `pause_at` (other name, JavaScript `pauseAt`): `Page` (deprecated), `Clock`",
    ],
  ],
  [
    "ApiCoverage",
    [
      "**1 of 2 members, 50 %**",
      "### [`Clock`](/docs/api/clock)",
      "1 of 2 members, 50 %",
      "- Not implemented: [`pause_at`](/docs/api/clock#pause_at)\n- Implemented: [`resume`](/docs/api/clock#resume)\n- Not for Ruby: `runFor`",
      "### Classes of Playwright that are no class of the library",
      "- `Logger` (only in JavaScript): `log`\n- `Empty` (only in Java)\n- `Video` (in Ruby: [`Playwright::Video`](/docs/api/video)): `path`, `saveAs`",
    ],
  ],
  [
    "VersionTable",
    [
      "| Gem | Released | Playwright | Ruby | Node | Install the driver |\n| --- | --- | --- | --- | --- | --- |\n| 1.61.0 | 2026-11-01 | 1.61.1 | 2.4 | 18 | `npm install playwright@1.61.1` |\n| 0.1.0 | 2021-01-01 | not stated | – | – |  |",
    ],
  ],
] as const)("says what %s renders", (name, paragraphs) => {
  expect(rendered[name]).toBe(paragraphs.join("\n\n"));
});

it("sends who would type into a box to the table that has the same", () => {
  expect(rendered.VersionFinder).toContain("has the same answers in a table");
});
