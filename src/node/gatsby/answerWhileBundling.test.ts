import { answerWhileBundling, type QueryModules } from "./answerWhileBundling";

/** Gatsby's modules, which note in `done` what happens. */
function fakeGatsby(unanswered: string[] = ["/a", "/b"]) {
  const done: string[] = [];
  const note = (what: string) => {
    done.push(what);
    return Promise.resolve();
  };
  const gatsby: QueryModules = {
    pool: {
      create: () => ({ all: {}, restart: () => note("workers start anew"), end: () => [] }),
      runQueriesInWorkersQueue: async (_workers, { pageQueryIds = [] }) => {
        await note(`asked ${pageQueryIds.join()}`);
        await note("answered");
      },
      mergeWorkerState: () => note("dependencies noted"),
    },
    scripts: {
      buildProductionBundle: async () => {
        await note("bundling scripts");
        return "scripts";
      },
    },
    renderer: {
      buildRenderer: async () => {
        await note("bundling the renderer");
        return "renderer";
      },
    },
    unanswered: () => Promise.resolve({ pageQueryIds: unanswered }),
    startLater: (create) => ({
      workers: create(),
      start: (queries) => done.push(`workers start for ${queries}`),
      end: () => note("workers end"),
    }),
    jobsDone: () => note("jobs done"),
    answered: ({ pageQueryIds = [] }) => note(`told of ${pageQueryIds.join()}`),
  };
  answerWhileBundling(gatsby);
  return { gatsby, done };
}

/** What Gatsby's build does with the modules, up to the first page that is drawn. */
async function build({ pool, scripts, renderer }: QueryModules, later: string[] = []) {
  const workers = pool.create();
  const built = [await scripts.buildProductionBundle(), await renderer.buildRenderer()];
  await pool.runQueriesInWorkersQueue(workers, { pageQueryIds: later, staticQueryIds: [] });
  await workers.restart();
  await pool.mergeWorkerState(workers);
  return built;
}

const answering = (count: number, paths: string) => [
  `workers start for ${count}`,
  `asked ${paths}`,
  "answered",
  "jobs done",
  "dependencies noted",
  `told of ${paths}`,
  "workers end",
];

it("asks while scripts are bundled, and has all answers and no workers when the renderer is there", async () => {
  const { gatsby, done } = fakeGatsby();
  const built = await build(gatsby);
  expect(built).toEqual(["scripts", "renderer"]);
  expect(done.filter((what) => !what.startsWith("bundling"))).toEqual([
    ...answering(2, "/a,/b"),
    // Gatsby asks for that once more, of no workers.
    "dependencies noted",
  ]);
  expect(done.indexOf("asked /a,/b")).toBeLessThan(done.indexOf("bundling the renderer"));
});

it("starts no workers where every query has its answer", async () => {
  const { gatsby, done } = fakeGatsby([]);
  await build(gatsby);
  expect(done).toEqual(["bundling scripts", "bundling the renderer", "dependencies noted"]);
});

it("waits for the answers where bundling is done sooner", async () => {
  const { gatsby, done } = fakeGatsby();
  let answer = (): void => undefined;
  gatsby.jobsDone = () => new Promise<void>((resolve) => (answer = resolve));
  gatsby.pool.create();
  await gatsby.scripts.buildProductionBundle();
  const rendering = gatsby.renderer.buildRenderer().then(() => done.push("renderer is there"));
  await new Promise(setImmediate);
  expect(done).not.toContain("renderer is there");
  answer();
  await rendering;
  expect(done.slice(-2)).toEqual(["workers end", "renderer is there"]);
});

it("answers what is asked for after that, with workers of its own", async () => {
  const { gatsby, done } = fakeGatsby();
  await build(gatsby, ["/late"]);
  expect(done.slice(-8)).toEqual([...answering(1, "/late"), "dependencies noted"]);
});

it("says what could not be answered where the renderer is waited for", async () => {
  const { gatsby } = fakeGatsby();
  gatsby.unanswered = () => Promise.reject(new Error("no store"));
  await expect(build(gatsby)).rejects.toThrow("no store");
});
