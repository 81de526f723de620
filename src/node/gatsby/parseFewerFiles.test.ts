import { join } from "node:path";
import { parseFewerFiles } from "./parseFewerFiles";

const gatsby = { parseFile: (file: string): Promise<object | null> => Promise.resolve({ file }) };

beforeAll(() => parseFewerFiles(gatsby));

it.each([
  ["a page, whose exports mean something", "pages/404.tsx", true],
  ["a template", "templates/Guide.tsx", true],
  ["a part that asks", "layout/AnnouncementBar.tsx", true],
  ["a part that imports settings", "layout/Footer.tsx", false],
  ["what cannot be read, which Gatsby has to say", "away.tsx", true],
])("has Gatsby parse %s, or not", async (_what, path, isParsed) => {
  const file = join(process.cwd(), "src", path);
  expect(await gatsby.parseFile(file)).toEqual(isParsed ? { file } : null);
});
