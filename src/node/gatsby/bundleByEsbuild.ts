import { createHash } from "node:crypto";
import { join } from "node:path";
import type { PluginItem } from "@babel/core";
import { bundleServer, type ServerBundleConfig } from "../bundle/bundleServer";

/** Where Gatsby looks for what draws the pages. */
const rendererFile = ".cache/page-ssr/routes/render-page.js";

const stage = "build-html";

/** What Gatsby's build asks of a bundle that webpack made: of each part a name of its content. */
interface Stats {
  compilation: {
    chunkGroups: { name: string; chunks: { hash: string }[]; childrenIterable: never[] }[];
  };
}

interface Renderer {
  rendererPath: string;
  stats: Stats;
  close: () => Promise<void>;
}

/** What of Gatsby's modules has a part in it. */
export interface RendererModules {
  bundles: { build: (config: never) => Promise<unknown> };
  renderer: { buildRenderer: (...args: never[]) => Promise<Renderer> };
  /** Webpack's configuration of a stage, with all that plugins and hooks have changed in it. */
  configure: (stage: string) => Promise<ServerBundleConfig>;
  /** Babel's plugins for a stage, by name. */
  babelPlugins: (stage: string) => readonly { name: string; options?: object }[];
  /** What each page has of the published scripts, once these are there. */
  scripts: () => Promise<object>;
}

/**
 * Has esbuild bundle what draws the pages, as Gatsby has webpack do it, and while webpack bundles the published scripts.
 * It is one file, so where anything in it changes, or a published script, all pages are drawn anew. Comes back with what
 * to ask for the file.
 */
export function bundleByEsbuild(gatsby: RendererModules): () => Promise<string> {
  const { bundles, renderer, scripts } = gatsby;
  const { build } = bundles;
  let bundled: Promise<Bundle> | undefined;
  const bundle = () => (bundled ??= bundleRenderer(gatsby));
  bundles.build = (config) => {
    const building = build(config);
    // Gatsby keeps what hooks make of a configuration in one place, and webpack has its own by now.
    // Told where it is waited for.
    bundle().catch(() => undefined);
    return building;
  };
  renderer.buildRenderer = async () => {
    const { file, hash } = await bundle();
    return {
      rendererPath: file,
      stats: statsOf(digest([hash, await scripts()])),
      close: () => Promise.resolve(),
    };
  };
  return async () => (await bundle()).file;
}

interface Bundle {
  file: string;
  hash: string;
}

async function bundleRenderer({ configure, babelPlugins }: RendererModules): Promise<Bundle> {
  const config = await configure(stage);
  const file = join(config.context, rendererFile);
  const hash = await bundleServer(config, { file, babelPlugins: ours(babelPlugins(stage)) });
  return { file, hash };
}

const styles = "babel-plugin-styled-components";

/** Gatsby's plugin for queries, and of those for all kinds of syntax the one that esbuild has not. */
function ours(plugins: readonly { name: string; options?: object }[]): PluginItem[] {
  const options = plugins.find(({ name }) => name === styles)?.options;
  return ["babel-plugin-remove-graphql-queries", [styles, options]];
}

function digest(made: unknown): string {
  return createHash("sha256").update(JSON.stringify(made)).digest("hex");
}

function statsOf(hash: string): Stats {
  const renderPage = { name: "render-page", chunks: [{ hash }], childrenIterable: [] };
  return { compilation: { chunkGroups: [renderPage] } };
}
