import { drawApart, type DrawingModules } from "./drawApart";

const page = (path: string) => ({ path, componentChunkName: "guide", context: { large: true } });
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`/${index}`));
const job = { htmlComponentRendererPath: "/r.js", paths: ["/a"], webpackCompilationHash: "1" };
const nothing = { unsafeBuiltinsUsageByPagePath: {}, slicesPropsPerPage: {} };

/** Gatsby's modules and what draws, which note in `done` what happens. */
function fakeGatsby() {
  const done: string[] = [];
  const note = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  const drawAhead = jest.fn<void, [object]>(() => void note("drawing ahead"));
  const gatsby: DrawingModules = {
    pool: {
      create: () => ({
        single: { renderHTMLProd: () => Promise.reject(new Error("Gatsby's worker")) },
        end: () => [note("workers end").then(() => 0)],
      }),
    },
    renderer: { buildRenderer: () => note("bundling the renderer").then(() => "renderer") },
    rendererFile: () => Promise.resolve("/renderer.js"),
    isUndrawn: (path) => !path.startsWith("/drawn"),
    staticQueries: () => ["1", "2"],
    drawers: {
      drawAhead,
      startLast: () => void note("last one starts"),
      stop: () => note("stopped"),
      draw: ({ paths }) => note(`drawing ${paths.join()}`).then(() => nothing),
      end: () => [note("drawers end").then(() => 0)],
    },
    asked: () => void note("asked"),
    forget: () => void note("forgotten"),
  };
  return { gatsby, done, drawAhead, answered: drawApart(gatsby) };
}

it("draws by other processes than Gatsby's, and ends both", async () => {
  const { gatsby, done } = fakeGatsby();
  const workers = gatsby.pool.create();
  await expect(gatsby.renderer.buildRenderer()).resolves.toBe("renderer");
  await expect(workers.single.renderHTMLProd(job)).resolves.toBe(nothing);
  await expect(Promise.all(workers.end())).resolves.toEqual([0, 0]);
  expect(done).toEqual([
    "bundling the renderer",
    "last one starts",
    "drawing /a",
    "asked",
    "forgotten",
    "workers end",
    "drawers end",
  ]);
});

it("has many pages drawn as soon as they are answered and can be drawn", async () => {
  const { answered, drawAhead } = fakeGatsby();
  const pageQueryIds = [page("/drawn/a"), ...pages(50)];
  await answered({ pageQueryIds, staticQueryIds: ["sq--1"] });
  await new Promise(setImmediate);
  expect(drawAhead).toHaveBeenCalledWith({
    renderer: "/renderer.js",
    staticQueries: ["1", "2"],
    pages: pages(50).map(({ path }) => ({ path, componentChunkName: "guide" })),
  });
});

it("leaves a few pages, and a renderer that cannot be bundled, to Gatsby", async () => {
  const { gatsby, answered, done } = fakeGatsby();
  await answered({ pageQueryIds: [...pages(49), page("/drawn/a")] });
  gatsby.rendererFile = () => Promise.reject(new Error("no renderer"));
  await drawApart(gatsby)({ pageQueryIds: pages(50) });
  await new Promise(setImmediate);
  expect(done).toEqual([]);
});

it("forgets what is drawn ahead where answers come later, once nothing is drawn any more", async () => {
  const { answered, done } = fakeGatsby();
  await answered({ pageQueryIds: pages(50) });
  await answered({ pageQueryIds: pages(60) });
  expect(done).toEqual(["drawing ahead", "stopped", "forgotten"]);
});
