import { resolve } from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { cpuCoreCount } from "gatsby-core-utils/cpu-core-count";
import FileParser from "gatsby/dist/query/file-parser";
import { store } from "gatsby/dist/redux";
import { calculateDirtyQueries, waitUntilAllJobsComplete } from "gatsby/dist/services";
import { waitUntilWorkerJobsAreComplete } from "gatsby/dist/utils/jobs/worker-messaging";
import makeConfig from "gatsby/dist/utils/webpack.config";
import type { ServerBundleConfig } from "./bundle/bundleServer";
import { isLargeSite } from "./content/isLargeSite";
import { mendLatePages } from "./develop/mendLatePages";
import { mendLostMutations } from "./develop/mendLostMutations";
import { mendStaticCopies } from "./develop/mendStaticCopies";
import type { GatsbyEmitter } from "./develop/nodeMutation";
import { createDrawers } from "./draw/drawers";
import { answerWhileBundling, type QueryModules } from "./gatsby/answerWhileBundling";
import { bundleByEsbuild, type RendererModules } from "./gatsby/bundleByEsbuild";
import { closeLater, type ScriptsModule } from "./gatsby/closeLater";
import { collectWithoutThreads } from "./gatsby/collectWithoutThreads";
import { drawApart, type DrawingModules } from "./gatsby/drawApart";
import { forgetDocuments } from "./gatsby/forgetDocuments";
import { keepWorkers } from "./gatsby/keepWorkers";
import { parseFewerFiles } from "./gatsby/parseFewerFiles";
import { replaceable } from "./gatsby/replaceable";
import { startWorkersLater } from "./gatsby/startWorkersLater";
import { isPreview } from "./isPreview";
import { collectGarbage, keepHeapSmall } from "./keepHeapSmall";
import { keepResultsIn, resultsFolder } from "./keptResult";
import { forgetParsedLibraries } from "./library";
import { readAppScripts } from "./output/appScripts";
import { drawnAhead } from "./output/drawnAhead";
import { restoreUnfinished, unfinishedFolder } from "./deploy/unfinishedFiles";
import { reportContentProblems } from "./reportContentProblems";

const scriptsModule = "gatsby/dist/commands/build-javascript";
/** Where `scripts/builds/gatsby.cjs` has it bundled. */
const drawerFile = ".cache/compiled/src/node/draw/drawer.js";
const rendererModule = "gatsby/dist/commands/build-html";

/** Before any plugin reads a file, so that its poorer message is not the one an author sees. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, emitter }) => {
  keepHeapSmall();
  keepResultsIn(resultsFolder);
  parseFewerFiles(FileParser.prototype);
  forgetDocuments(replaceable("gatsby-plugin-mdx/dist/frontmatter"));
  const isLargeBuild = !isPreview() && isLargeSite();
  if (isPreview()) mendPreview(emitter, reporter);
  else quickenBuild(isLargeBuild);
  await reportContentProblems(reporter);
  if (isLargeBuild) forgetCheck();
  await restoreUnfinished("public", unfinishedFolder);
};

function quickenBuild(isLarge: boolean): void {
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
  if (isLarge) fillProcessors(rendererFile);
  else keepWorkers();
}

/** A small site has nothing to win by it. */
function fillProcessors(rendererFile: () => Promise<string>): void {
  collectWithoutThreads();
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
    forget: () => drawnAhead.forget(),
  });
}

/** The check leaves the most garbage of a build, and stands beside what reads ahead. */
function forgetCheck(): void {
  forgetParsedLibraries();
  collectGarbage();
}

/** Here, because what is asked of the emitter has to be heard before Gatsby itself hears it: it starts to listen later. */
function mendPreview(emitter: GatsbyEmitter, reporter: Reporter): void {
  mendLostMutations(emitter);
  mendLatePages(emitter);
  mendStaticCopies(replaceable("gatsby/dist/utils/get-static-dir"), reporter);
}
