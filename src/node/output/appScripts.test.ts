import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readAppScripts } from "./appScripts";

it("reads the tags of the scripts and those of each page from what Gatsby has made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write("_gatsby/slices/_gatsby-scripts-1.html", "<script></script>");
  const guide = { name: "guide", assets: [{ name: "guide-1.js", size: 1 }] };
  write("webpack.stats.json", JSON.stringify({ hash: "1", namedChunkGroups: { guide } }));
  expect(await readAppScripts(folder, "/docs")).toEqual({
    tags: "<script></script>",
    prefix: "/docs",
    namedChunkGroups: { guide: { assets: [{ name: "guide-1.js" }] } },
  });
  rmSync(folder, { recursive: true });
});
