/*
 * Gatsby's command line for a build, where esbuild makes its configuration readable, in a fiftieth of Parcel's time, and
 * Node reads files for their digests, where Gatsby makes a program of WebAssembly for each. Pages are not looked through
 * for slices where the site has none. No process or thread of Gatsby's takes over its own options for Node
 * (`node --option gatsby.cjs build`): threads refuse V8's.
 */
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const process = require("node:process");
const { setImmediate } = require("node:timers/promises");
const { build, stop } = require("esbuild");

let turn = Promise.resolve();
// First of all: the package's other modules copy it when they are loaded. A file for each turn of the event loop, so
// that its nodes are made before the next ones: Gatsby asks for all at once, and would have a large site in memory.
require("gatsby-core-utils/md5-file").md5File = (file) => {
  turn = turn.then(() => setImmediate());
  return turn.then(() => createHash("md5").update(readFileSync(file)).digest("hex"));
};

const stitching = require("gatsby/dist/utils/slices/stitching");
const { stitchSliceForAPage } = stitching;

stitching.stitchSliceForAPage = async (page) => {
  const { slices } = require("gatsby/dist/redux").store.getState();
  if (slices.size > 0) await stitchSliceForAPage(page);
};

const gatsbyFiles = require("gatsby/dist/utils/parcel/compile-gatsby-files");

process.execArgv.length = 0;
gatsbyFiles.compileGatsbyFiles = (folder) =>
  build({
    absWorkingDir: folder,
    entryPoints: ["gatsby-config.ts", "gatsby-node.ts", "src/node/draw/drawer.ts"],
    outdir: gatsbyFiles.COMPILED_CACHE_DIR,
    bundle: true,
    platform: "node",
    target: `node${process.versions.node}`,
    packages: "external",
  })
    // With its message it has said what is wrong, and where.
    .catch(() => process.exit(1))
    .finally(stop);
require("gatsby/cli");
