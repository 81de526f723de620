import { describedClasses } from "../../../test/describedClasses";
import { sharedDescriptionUses } from "../../../test/sharedDescriptionUses";
import { site } from "../../config/site";
import { countCoverage } from "../../shared/api/apiCoverage";
import { buildApiCoverage, classCoverage } from "../api/buildApiCoverage";
import { parseContent } from "../content/parseContent";
import { readContent } from "../content/readContent";

const content = parseContent(readContent(process.cwd()));
const stats = describedClasses(content);
const uses = [...sharedDescriptionUses(content)];

/** Pages that readers have bookmarked, and those of the classes that came since. */
const pages = [
  "accessibility",
  "api_request",
  "api_request_context",
  "api_response",
  "browser",
  "browser_context",
  "browser_type",
  "cdp_session",
  "clock",
  "console_message",
  "credentials",
  "dialog",
  "download",
  "element_handle",
  "experimental/android",
  "experimental/android_device",
  "experimental/android_input",
  "experimental/android_socket",
  "experimental/android_web_view",
  "file_chooser",
  "frame",
  "frame_locator",
  "js_handle",
  "keyboard",
  "locator",
  "locator_assertions",
  "mouse",
  "page",
  "page_assertions",
  "playwright",
  "request",
  "response",
  "route",
  "selectors",
  "touchscreen",
  "tracing",
  "web_socket",
  "web_storage",
  "worker",
];

it.each(pages)("has the page of %s", (page) => {
  expect(content.documents.map(({ path }) => path)).toContain(`/docs/api/${page}`);
});

it("has a page for every class that there are facts of", () => {
  const classes = content.classes.map(({ facts }) => facts.class).sort();
  expect(stats.map(({ name }) => name).sort()).toEqual(classes);
});

it.each(stats)("leaves nothing of $name undescribed", ({ undescribed }) => {
  expect(undescribed).toEqual([]);
});

it.each(stats)("shows how $name is used", ({ examples }) => {
  expect(examples).toBeGreaterThan(0);
});

it("counts the same coverage of Playwright as the facts do", () => {
  if (content.coverage === null) throw new Error("There are no facts of the coverage.");
  const { classes } = buildApiCoverage(
    content.classes.map(({ facts }) => classCoverage(facts)),
    content.coverage,
  );
  const { implemented, total } = countCoverage(classes);
  expect({ implemented, total, unimplemented: total - implemented }).toEqual(
    content.coverage.totals,
  );
});

it("documents the version that the facts are of", () => {
  expect(content.coverage?.gemVersion).toBe(site.gemVersion);
});

it.each(uses.map(([key, used]) => [key, used.length, used.slice(0, 3).join(", "), used] as const))(
  "describes %s once for %i places: %s",
  (_key, count, _first, used) => {
    expect(count).toBeGreaterThan(1);
    expect(new Set(used).size).toBe(count);
  },
);

it("describes no two options alike outside of the shared descriptions", () => {
  const texts = content.descriptions.flatMap(({ members }) =>
    [...members.values()].flatMap(({ options }) => [...options.values()].map(({ text }) => text)),
  );
  const own = texts.filter((text) => !text.startsWith("@"));
  expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([]);
});

it.each([
  ["the reference", "api/", 40],
  ["the guides", "article/", 30],
])("has in %s the complete programs that it promises", (_place, folder, count) => {
  const programs = content.documents
    .filter(({ file }) => file.startsWith(`content/docs/${folder}`))
    .flatMap(({ examples }) => examples.filter(({ flags }) => flags.includes("run")));
  expect(programs.length).toBeGreaterThanOrEqual(count);
});
