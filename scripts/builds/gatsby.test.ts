import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

jest.mock("gatsby/cli", () => ({}), { virtual: true });
const slices = new Map<string, object>();
jest.mock("gatsby/dist/redux", () => ({ store: { getState: () => ({ slices }) } }));
jest.mock("hash-wasm", () => ({
  createMD5: () => {
    throw new Error("A program of WebAssembly was made.");
  },
}));

it("has Node make the digests of files, for whoever asks the package", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "digest-")), "page.mdx");
  writeFileSync(file, "# Page\n");
  jest.requireActual("./gatsby.cjs");
  const { md5File } = jest.requireActual<{ md5File: (path: string) => Promise<string> }>(
    "gatsby-core-utils",
  );
  await expect(md5File(file)).resolves.toBe("1ac9619121b10e1916c1606839c32d6f");
});

it("has no page read again for slices that the site does not have", async () => {
  jest.requireActual("./gatsby.cjs");
  const { stitchSliceForAPage: stitch } = jest.requireActual<{
    stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>;
  }>("gatsby/dist/utils/slices/stitching");
  const page = { pagePath: "/a", publicDir: mkdtempSync(join(tmpdir(), "pages-")) };
  await expect(stitch(page)).resolves.toBeUndefined();
  slices.set("footer", {});
  await expect(stitch(page)).rejects.toThrow("ENOENT");
});
