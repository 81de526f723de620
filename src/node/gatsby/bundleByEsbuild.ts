import { join } from "node:path";
import type { PluginItem } from "@babel/core";
import { bundleServer, type ServerBundleConfig } from "../bundle/bundleServer";

/** Where Gatsby looks for what draws the pages. */
const rendererFile = ".cache/page-ssr/routes/render-page.js";

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

interface Program {
  directory: string;
}

/** What of Gatsby's modules has a part in it. */
export interface RendererModules {
  renderer: { buildRenderer: (program: Program, stage: string) => Promise<Renderer> };
  /** Webpack's configuration of a stage, with all that plugins and hooks have changed in it. */
  configure: (program: Program, stage: string) => Promise<ServerBundleConfig>;
  /** Babel's plugins for a stage, by name. */
  babelPlugins: (stage: string) => readonly { name: string; options?: object }[];
}

/**
 * Has esbuild bundle what draws the pages, as Gatsby has webpack do it. It is one file, so where anything in it changes
 * all pages are drawn anew.
 */
export function bundleByEsbuild({ renderer, configure, babelPlugins }: RendererModules): void {
  renderer.buildRenderer = async (program, stage) => {
    const file = join(program.directory, rendererFile);
    const config = await configure(program, stage);
    const hash = await bundleServer(config, { file, babelPlugins: ours(babelPlugins(stage)) });
    return { rendererPath: file, stats: statsOf(hash), close: () => Promise.resolve() };
  };
}

const styles = "babel-plugin-styled-components";

/** Gatsby's plugin for queries, and of those for all kinds of syntax the one that esbuild has not. */
function ours(plugins: readonly { name: string; options?: object }[]): PluginItem[] {
  const options = plugins.find(({ name }) => name === styles)?.options;
  return ["babel-plugin-remove-graphql-queries", [styles, options]];
}

function statsOf(hash: string): Stats {
  const renderPage = { name: "render-page", chunks: [{ hash }], childrenIterable: [] };
  return { compilation: { chunkGroups: [renderPage] } };
}
