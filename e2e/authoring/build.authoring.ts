import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, type SiteCopy } from "./copySite";
import { runGatsby } from "./runGatsby";

const clock = "content/docs/api/clock.mdx";
const guide = "content/docs/article/getting_started.mdx";

describe("a build of content with two faults", () => {
  let site: SiteCopy;
  let status: number;
  let output: string;

  beforeAll(async () => {
    site = copySite(process.cwd());
    for (const folder of ["public", "published"]) {
      mkdirSync(join(site.root, folder));
      writeFileSync(join(site.root, folder, "kept.txt"), "From the build before.");
    }
    site.replace(clock, "## resume\n", "## resumee\n");
    site.write(guide, `${site.read(guide)}\nSee [the page](/docs/api/pag).\n`);
    const run = runGatsby(site.root, ["build"]);
    status = await run.ended;
    output = run.output();
  });

  afterAll(() => {
    site.remove();
  });

  it("fails", () => {
    expect(status).not.toBe(0);
  });

  it("prints every fault with its place and what to write instead", () => {
    const line = (path: string, text: string) =>
      site
        .read(path)
        .split("\n")
        .findIndex((found) => found.includes(text)) + 1;
    const faults = [
      `${clock}:1 api-missing-member "resume" has no section.`,
      `${clock}:${line(clock, "## resumee")} api-unknown-member There is no member "resumee".\n    Did you mean "resume"?`,
      `${guide}:${line(guide, "/docs/api/pag)")}:5 link-broken There is no page /docs/api/pag.\n    Did you mean "/docs/api/page"?`,
    ];
    expect(output).toContain("3 problems in the content:");
    faults.forEach((fault) => {
      expect(output).toContain(fault);
    });
  });

  it("prints them once, and no trace of the code that found them", () => {
    expect(output.split("api-unknown-member")).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+/m);
  });

  it.each(["public", "published"])("leaves what was built before in %s as it is", (folder) => {
    const entries = readdirSync(join(site.root, folder), { withFileTypes: true, recursive: true });
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(["kept.txt"]);
  });
});
