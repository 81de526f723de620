/*
 * Gatsby's command line for a build, where esbuild makes its configuration readable, in a fiftieth of Parcel's time, and
 * Node reads files for their digests, where Gatsby makes a program of WebAssembly for each. No process or thread of
 * Gatsby's takes over its own options for Node (`node --option gatsby.cjs build`): threads refuse V8's.
 */
const { createHash } = require("node:crypto");
const { readFile } = require("node:fs/promises");
const process = require("node:process");
const { build, stop } = require("esbuild");
const gatsbyFiles = require("gatsby/dist/utils/parcel/compile-gatsby-files");

process.execArgv.length = 0;
gatsbyFiles.compileGatsbyFiles = (folder) =>
  build({
    absWorkingDir: folder,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts"],
    outdir: gatsbyFiles.COMPILED_CACHE_DIR,
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    packages: "external",
  })
    // With its message it has said what is wrong, and where.
    .catch(() => process.exit(1))
    .finally(stop);
require("gatsby-core-utils/md5-file").md5File = async (file) =>
  createHash("md5")
    .update(await readFile(file))
    .digest("hex");
require("gatsby/cli");
