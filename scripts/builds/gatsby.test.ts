import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

jest.mock("gatsby/cli", () => ({}), { virtual: true });
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
