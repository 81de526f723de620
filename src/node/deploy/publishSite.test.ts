import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentSite, publishSite } from "./publishSite";

let root: string;
let built: string;
let published: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "publish-"));
  built = join(root, "published/finished");
  published = join(root, "published");
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Builds a site of one page. */
function build(text: string): void {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, "docs"), { recursive: true });
  writeFileSync(join(built, "docs/page.html"), text);
}

function served(): string {
  return readFileSync(join(published, currentSite, "docs/page.html"), "utf8");
}

it("serves what was built, also when the next build has begun", async () => {
  build("First.");
  await publishSite(built, published);
  build("Half");
  expect(served()).toBe("First.");
});

it("puts the new site in the place of the old one, and leaves that to a server that is on it", async () => {
  build("First.");
  await publishSite(built, published);
  const first = realpathSync(join(published, currentSite));
  build("Second.");
  await publishSite(built, published);
  expect(served()).toBe("Second.");
  expect(readFileSync(join(first, "docs/page.html"), "utf8")).toBe("First.");
});

it("[author 24] leaves the published site as it is when it cannot finish", async () => {
  build("First.");
  await publishSite(built, published);
  await expect(publishSite(built, published)).rejects.toThrow("ENOENT");
  expect(served()).toBe("First.");
});

it("[author 24] clears away older sites and what a killed build left behind", async () => {
  for (const text of ["First.", "Second.", "Third."]) {
    build(text);
    await publishSite(built, published);
    mkdirSync(join(published, "site-half"), { recursive: true });
  }
  build("Last.");
  await publishSite(built, published);
  expect(existsSync(join(published, "site-half"))).toBe(false);
  expect(readdirSync(published)).toHaveLength(3);
  expect(served()).toBe("Last.");
});
