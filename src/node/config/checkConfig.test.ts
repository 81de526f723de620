import { validConfig } from "../../../test/validConfig";
import { contentWith } from "../../../test/validSite";
import { configFiles } from "../../config/siteConfig";
import { checkConfig } from "./checkConfig";

const content = contentWith();

/** Returns the problems of the valid configuration with a change, where each file's third line has the given words. */
function problemsOf(change: object, line3 = "") {
  const text = `// Line 1\n// Line 2\n${line3}\n`;
  const sources = Object.values(configFiles).map((path) => ({ path, text }));
  return checkConfig({ ...validConfig, ...change }, sources, content);
}

function navbarWith(item: object) {
  return { navbar: { start: [...validConfig.navbar.start, item], end: [] } };
}

it("[row 24] has nothing against a valid configuration", () => {
  expect(problemsOf({})).toEqual([]);
});

const navigation = "src/config/navigation.ts";

it.each<[string, object, string, object]>([
  [
    "an unknown navbar item type",
    navbarWith({ type: "serch" }),
    '{ type: "serch" },',
    {
      file: navigation,
      rule: "config-navbar-type",
      message: 'There is no navbar item type "serch".',
      hint: 'Did you mean "search"? What there is: doc, sidebar, link, dropdown, search, versions, locales, colorMode.',
    },
  ],
  [
    "an unknown type inside a dropdown",
    navbarWith({ type: "dropdown", label: "More", items: [{ type: "href", label: "A" }] }),
    '{ type: "href", label: "A" }',
    {
      file: navigation,
      rule: "config-navbar-type",
      message: 'There is no navbar item type "href".',
    },
  ],
  [
    "a field that is missing",
    navbarWith({ type: "doc", label: "Guides" }),
    '{ type: "doc", label: "Guides" }',
    { file: navigation, rule: "config" },
  ],
  [
    "an unknown doc id",
    navbarWith({ type: "doc", label: "Guides", id: "article/strat" }),
    'id: "article/strat"',
    { file: navigation, rule: "config-unknown-doc", hint: 'Did you mean "article/start"?' },
  ],
  [
    "an unknown sidebar id",
    navbarWith({ type: "sidebar", label: "Guides", sidebar: "doc" }),
    'sidebar: "doc"',
    {
      file: navigation,
      rule: "config-unknown-sidebar",
      hint: 'Did you mean "docs"? What there is: api, docs.',
    },
  ],
  [
    "an unknown version of the docs",
    navbarWith({ type: "doc", label: "Old", id: "api/clock", version: "curent" }),
    'version: "curent"',
    {
      file: navigation,
      rule: "config-unknown-version",
      hint: 'Did you mean "current"? What there is: current.',
    },
  ],
  [
    "a broken address in the footer",
    { footerColumns: [{ title: "A", links: [{ label: "B", href: "/docs/api/clok" }] }] },
    'href: "/docs/api/clok"',
    { file: navigation, rule: "link-broken", hint: 'Did you mean "/docs/api/clock"?' },
  ],
  [
    "a broken anchor on the landing page",
    { waysIn: [{ title: "A", links: [{ label: "B", path: "/docs/api/clock#resum" }] }] },
    'path: "/docs/api/clock#resum"',
    { file: "src/config/landing.ts", rule: "link-anchor", hint: 'Did you mean "resume"?' },
  ],
  [
    "a broken link of the announcement",
    { announcement: { id: "a", content: "[Clock](/docs/api/clok)", isCloseable: true } },
    'content: "[Clock](/docs/api/clok)"',
    { file: "src/config/announcement.ts", rule: "link-broken" },
  ],
  [
    "HTML in the announcement",
    { announcement: { id: "a", content: "<b>New</b>", isCloseable: true } },
    'content: "<b>New</b>"',
    { file: "src/config/announcement.ts" },
  ],
  [
    "an announcement of two paragraphs",
    { announcement: { id: "a", content: "One.\n\nTwo.", isCloseable: true } },
    "content:",
    { file: "src/config/announcement.ts", rule: "config-announcement" },
  ],
  [
    "an assistant that is no address",
    { assistants: [{ name: "Claude", address: "claude.ai/new?q=" }] },
    'address: "claude.ai/new?q="',
    { file: "src/config/assistants.ts", rule: "config" },
  ],
  [
    "levels of the table of contents that are none",
    { site: { ...validConfig.site, tocLevels: { min: 3, max: 2 } } },
    "tocLevels: {",
    { file: "src/config/site.ts", rule: "config" },
  ],
  [
    "a colour mode that there is not",
    { colorMode: { defaultMode: "ligt", respectsSystem: false } },
    'defaultMode: "ligt"',
    { file: "src/config/colorMode.ts", hint: 'Did you mean "light"? What there is: light, dark.' },
  ],
])("[row 24] [author 20] refuses %s, on its line", (_case, change, line, expected) => {
  const [problem, ...others] = problemsOf(change, line);
  expect(problem).toMatchObject({ line: 3, ...expected });
  expect(others).toEqual([]);
});
