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

it("gives pages back by their paths, until they are forgotten", async () => {
  const paths = ["/", "/404", "/404.html", "/docs/a"];
  for (const path of paths) await drawnAhead.keep(path, drawn(`<p>${path}`));
  const found = () => Promise.all(paths.map((path) => drawnAhead.find(page(path))));
  expect(await found()).toEqual(paths.map((path) => drawn(`<p>${path}`)));
  expect(await drawnAhead.find(page("/docs"))).toBeUndefined();
  drawnAhead.forget();
  expect(await found()).toEqual(paths.map(() => undefined));
  expect(() => drawnAhead.forget()).not.toThrow();
});

it.each([
  ["reads files while it is drawn", { unsafeBuiltinsUsage: ["at page.tsx:1"] }],
  ["asks for slices", { sliceData: { menu: {} } }],
])("keeps no page that %s, of which Gatsby has to be told", async (_what, more) => {
  await drawnAhead.keep("/a", { ...drawn("<p>"), ...more });
  expect(await drawnAhead.find(page("/a"))).toBeUndefined();
});

it("finds no page that has styles of webpack's, or scripts in its head", async () => {
  await drawnAhead.keep("/a", drawn("<p>"));
  expect(await drawnAhead.find({ ...page("/a"), styles: [{}] })).toBeUndefined();
  const [ahead, plain] = [{ shouldGenerateLink: true }, { shouldGenerateLink: false }];
  expect(await drawnAhead.find({ ...page("/a"), scripts: [plain, ahead] })).toBeUndefined();
  expect(await drawnAhead.find({ ...page("/a"), scripts: [plain] })).toEqual(drawn("<p>"));
});
