import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawnAhead } from "./drawnAhead";

const start = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ahead-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

const drawn = (html: string) => ({ html, unsafeBuiltinsUsage: [], sliceData: {} });
const page = (pagePath: string) => ({
  pagePath,
  pageData: {},
  staticQueryContext: {},
  styles: [],
  scripts: [],
});

it("gives pages back by their paths, until they are forgotten", () => {
  const paths = ["/", "/404", "/404.html", "/docs/a"];
  paths.forEach((path) => drawnAhead.keep(path, drawn(`<p>${path}`)));
  const found = () => paths.map((path) => drawnAhead.find(page(path)));
  expect(found()).toEqual(paths.map((path) => drawn(`<p>${path}`)));
  expect(drawnAhead.find(page("/docs"))).toBeUndefined();
  drawnAhead.forget();
  expect(found()).toEqual(paths.map(() => undefined));
  expect(() => drawnAhead.forget()).not.toThrow();
});

it.each([
  ["reads files while it is drawn", { unsafeBuiltinsUsage: ["at page.tsx:1"] }],
  ["asks for slices", { sliceData: { menu: {} } }],
])("keeps no page that %s, of which Gatsby has to be told", (_what, more) => {
  drawnAhead.keep("/a", { ...drawn("<p>"), ...more });
  expect(drawnAhead.find(page("/a"))).toBeUndefined();
});

it("finds no page that has styles of webpack's, or scripts in its head", () => {
  drawnAhead.keep("/a", drawn("<p>"));
  expect(drawnAhead.find({ ...page("/a"), styles: [{}] })).toBeUndefined();
  const [ahead, plain] = [{ shouldGenerateLink: true }, { shouldGenerateLink: false }];
  expect(drawnAhead.find({ ...page("/a"), scripts: [plain, ahead] })).toBeUndefined();
  expect(drawnAhead.find({ ...page("/a"), scripts: [plain] })).toEqual(drawn("<p>"));
});
