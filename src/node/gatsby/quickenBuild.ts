import { store } from "gatsby/dist/redux";
import makeConfig from "gatsby/dist/utils/webpack.config";
import type { ServerBundleConfig } from "../bundle/bundleServer";
import { readAppScripts } from "../output/appScripts";
import { bundleByEsbuild, type RendererModules } from "./bundleByEsbuild";
import { replaceable } from "./replaceable";

/** Has a build bundle what draws the pages in less time. */
export function quickenBuild(): void {
  bundleByEsbuild({
    bundles: replaceable<RendererModules["bundles"]>("gatsby/dist/utils/webpack/bundle"),
    renderer: replaceable<RendererModules["renderer"]>("gatsby/dist/commands/build-html"),
    configure: async (stage) => {
      const { program } = store.getState();
      return (await makeConfig(program, program.directory, stage, null, {})) as ServerBundleConfig;
    },
    babelPlugins: (stage) => store.getState().babelrc.stages[stage as "build-html"].plugins,
    scripts: () => readAppScripts("public", ""),
  });
}
