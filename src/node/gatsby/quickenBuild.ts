import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { cpuCoreCount } from "gatsby-core-utils/cpu-core-count";
import { store } from "gatsby/dist/redux";
import { calculateDirtyQueries, waitUntilAllJobsComplete } from "gatsby/dist/services";
import { waitUntilWorkerJobsAreComplete } from "gatsby/dist/utils/jobs/worker-messaging";
import makeConfig from "gatsby/dist/utils/webpack.config";
import type { ResolverContext } from "../apiModel";
import type { ServerBundleConfig } from "../bundle/bundleServer";
import { createDrawers } from "../draw/drawers";
import { leaveProcessors } from "../leaveProcessors";
import { readAppScripts } from "../output/appScripts";
import { drawnAhead } from "../output/drawnAhead";
import { writePageFilesOnce } from "../output/writePageFilesOnce";
import { answerWhileBundling, type QueryModules } from "./answerWhileBundling";
import { bundleByEsbuild, type RendererModules } from "./bundleByEsbuild";
import { closeLater, type ScriptsModule } from "./closeLater";
import { drawApart, type DrawingModules } from "./drawApart";
import { keepWorkers } from "./keepWorkers";
import { replaceable } from "./replaceable";
import { startWithOptions } from "./startWithOptions";
import { startWorkersLater } from "./startWorkersLater";

const scriptsModule = "gatsby/dist/commands/build-javascript";
const rendererModule = "gatsby/dist/commands/build-html";
/** Where `scripts/builds/gatsby.cjs` has it bundled; `gatsby build` by itself has not. */
const drawerFile = ".cache/compiled/src/node/draw/drawer.js";

/** Changes what Gatsby's modules do in the process of a build, so that it takes less time and memory. */
export function quickenBuild(isLarge: boolean, context: ResolverContext): void {
  drawnAhead.forget();
  const rendererFile = bundleByEsbuild({
    bundles: replaceable<RendererModules["bundles"]>("gatsby/dist/utils/webpack/bundle"),
    renderer: replaceable<RendererModules["renderer"]>(rendererModule),
    configure: async (stage) => {
      const { program } = store.getState();
      return (await makeConfig(program, program.directory, stage, null, {})) as ServerBundleConfig;
    },
    babelPlugins: (stage) => store.getState().babelrc.stages[stage as "build-html"].plugins,
    scripts: () => readAppScripts("public", ""),
  });
  closeLater(replaceable<ScriptsModule>(scriptsModule));
  if (isLarge && existsSync(drawerFile)) fillProcessors(rendererFile, context);
  else keepWorkers();
}

/** A small site has nothing to win by it, and it takes what draws pages. */
function fillProcessors(rendererFile: () => Promise<string>, context: ResolverContext): void {
  startWithOptions(leaveProcessors);
  const pool = replaceable<QueryModules["pool"] & DrawingModules["pool"]>(
    "gatsby/dist/utils/worker/pool",
  );
  const renderer = replaceable<QueryModules["renderer"]>(rendererModule);
  answerWhileBundling({
    pool,
    scripts: replaceable<QueryModules["scripts"]>(scriptsModule),
    renderer,
    startLater: startWorkersLater,
    unanswered: async () => ({ ...(await calculateDirtyQueries({ store })).queryIds }),
    jobsDone: () => Promise.all([waitUntilAllJobsComplete(), waitUntilWorkerJobsAreComplete()]),
    answered: (queryIds) => drawing(queryIds),
  });
  const drawing = drawApart({
    pool,
    renderer,
    rendererFile,
    isUndrawn: (path) => store.getState().html.trackedHtmlFiles.get(path)?.dirty !== 0,
    staticQueries: () =>
      [...store.getState().staticQueryComponents.values()].map(({ hash }) => hash),
    drawers: createDrawers(resolve(drawerFile), cpuCoreCount() - 1),
    asked: () => void writePageFilesOnce("public", context),
    forget: () => drawnAhead.forget(),
  });
}
