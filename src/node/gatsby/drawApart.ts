import type { Drawers } from "../draw/drawers";
import type { PageDataFile } from "../output/appNeeds";
import type { QueryIds } from "./answerWhileBundling";

interface DrawingWorkers {
  single: { renderHTMLProd: Drawers["draw"] };
  end: () => Promise<number | null>[];
}

/** What of Gatsby's modules has a part in it. */
export interface DrawingModules {
  pool: { create: () => DrawingWorkers };
  renderer: { buildRenderer: (...args: unknown[]) => Promise<unknown> };
  /** Settles with the bundle's file when that is there. */
  rendererFile: () => Promise<string>;
  /** Whether a page is drawn whatever it is drawn from; of others an answer can be what it was. */
  isUndrawn: (path: string) => boolean;
  /** The hashes of all static queries. */
  staticQueries: () => readonly string[];
  drawers: Drawers;
  /** Told of each job of pages that Gatsby asks for: it only waits from then on. */
  asked: () => void;
  /** Takes away what is drawn ahead. */
  forget: () => void;
}

/** With fewer pages it takes longer to start a process. */
const fewest = 50;

/**
 * Has pages drawn by processes that can do nothing else, in the place of Gatsby's workers, of which each has 110 MB more
 * for queries and takes four times as long to start; and has them begin as soon as queries are answered, while webpack
 * still bundles. Comes back with what is to be told of answers: pages that are drawn ahead are not true where others
 * come later.
 */
export function drawApart(gatsby: DrawingModules): (queryIds: QueryIds) => Promise<void> {
  const { pool, renderer, drawers, asked, forget } = gatsby;
  const { create } = pool;
  const { buildRenderer } = renderer;
  let isLate = false;
  pool.create = () => {
    const workers = create();
    const { end } = workers;
    workers.single.renderHTMLProd = (job) => {
      const drawn = drawers.draw(job);
      asked();
      return drawn;
    };
    workers.end = () => {
      forget();
      return [...end.call(workers), ...drawers.end()];
    };
    return workers;
  };
  renderer.buildRenderer = async (...args) => {
    const built = await buildRenderer(...args);
    drawers.startLast();
    return built;
  };
  return async (queryIds) => {
    if (isLate) await drawers.stop().then(forget);
    else beginToDraw(gatsby, queryIds["pageQueryIds"] as PageDataFile[]);
    isLate = true;
  };
}

function beginToDraw(
  { rendererFile, isUndrawn, staticQueries, drawers }: DrawingModules,
  answered: readonly PageDataFile[],
): void {
  const pages = answered
    .filter(({ path }) => isUndrawn(path))
    .map(({ path, componentChunkName }) => ({ path, componentChunkName }));
  if (pages.length < fewest) return;
  rendererFile().then(
    (renderer) => drawers.drawAhead({ renderer, pages, staticQueries: staticQueries() }),
    // Told where Gatsby waits for it.
    () => undefined,
  );
}
