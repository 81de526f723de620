import { build } from "esbuild";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readMcpData } from "./mcp/mcpData";
import { mcpFiles } from "./mcp/mcpFiles";
import { type CommandSyntax, runMain } from "./process/runMain";
import { writeFiles } from "./process/writeFiles";

const command: CommandSyntax = {
  usage: "npx tsx scripts/packMcp.ts",
  does: "Builds the MCP server of packages/mcp-server: its program, and what it knows of the docs.",
};

/** The repository, wherever the command runs: npm runs it in the package's folder. */
const root = join(__dirname, "..");
const folder = join(root, "packages/mcp-server/dist");

runMain(async () => {
  process.chdir(root);
  rmSync(folder, { recursive: true, force: true });
  const { docs, search, facts } = readMcpData(root);
  writeFiles({
    [join(folder, mcpFiles.docs)]: JSON.stringify(docs),
    [join(folder, mcpFiles.names)]: search.names,
    [join(folder, mcpFiles.text)]: search.text,
    [join(folder, mcpFiles.facts)]: JSON.stringify(facts),
  });
  await build({
    entryPoints: [join(root, "scripts/mcp/serve.ts")],
    outfile: join(folder, "server.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minify: true,
    external: ["@ruby/prism"],
    banner: { js: "#!/usr/bin/env node" },
    plugins: [{ name: "yaml", setup: (build) => build.onLoad({ filter: /\.yml$/ }, loadYaml) }],
  });
  console.log(`${docs.members.length} members and ${docs.pages.length} pages are in ${folder}.`);
}, command);

function loadYaml({ path }: { path: string }) {
  return { contents: JSON.stringify(parse(readFileSync(path, "utf8"))), loader: "json" as const };
}
