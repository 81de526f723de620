// [row 9]
import { faultEvent } from "../../shared/dom/faultEvents";
import type { Fault } from "./fault";
import { createLoadGuard } from "./createLoadGuard";
import { forgetReload } from "./reloadOnce";

type Answer = Awaited<ReturnType<GatsbyRuntime["___loader"]["loadPage"]>>;

const load = jest.fn<Promise<Answer>, [string]>();
const navigated = jest.fn<void, [string | number, object?]>();
const faults: Fault[] = [];
let runtime: GatsbyRuntime;

document.addEventListener(faultEvent, (event) => {
  if (event instanceof CustomEvent) faults.push(event.detail as Fault);
});

beforeEach(() => {
  faults.length = 0;
  forgetReload();
  window.history.replaceState(null, "", "/docs/api/clock?a=1#pause_at");
  runtime = {
    ___loader: { loadPage: load, hovering: () => undefined },
    ___navigate: navigated,
    ___webpackCompilationHash: "this build",
  };
  runtime.___loader.loadPage = createLoadGuard(runtime)(load);
});

const page = (webpackCompilationHash: string) => ({ page: { path: "/b", webpackCompilationHash } });
const broken = { status: "error", error: new Error("Loading chunk 7 failed.") };

/** Returns the answer that Gatsby gets for a followed link; `waits` where it gets nothing, and so does nothing. */
async function follow(address: string): Promise<Answer | "waits"> {
  runtime.___navigate(address);
  return answerTo(address.split("#")[0] ?? "");
}

async function answerTo(path: string): Promise<Answer | "waits"> {
  const later = new Promise<"waits">((resolve) => setTimeout(() => resolve("waits"), 20));
  return Promise.race([runtime.___loader.loadPage(path), later]);
}

it("gives Gatsby what it loads", async () => {
  load.mockResolvedValue(page("this build"));

  await expect(follow("/b")).resolves.toEqual(page("this build"));
  expect(faults).toEqual([]);
});

it.each([
  ["a chunk that fails", () => Promise.resolve(broken), "Loading chunk 7 failed."],
  ["data that cannot be had", () => Promise.resolve({ status: "error" }), /could not be fetched/],
  ["nothing at all", () => Promise.resolve(undefined), /could not be fetched/],
  ["a loader that rejects", () => Promise.reject(new Error("Bad JSON")), "Bad JSON"],
])("keeps the page for %s, and reports query and hash with it", async (_case, fail, error) => {
  load.mockImplementation(fail);

  await expect(follow("/b?q=1#goto")).resolves.toBe("waits");
  expect(faults.map(({ address }) => address)).toEqual(["/b?q=1#goto"]);
  expect(faults[0]?.error).toMatch(error);
});

it("takes a loader that throws, as Gatsby's does for a path it cannot decode, for a failure", async () => {
  load.mockImplementation(() => {
    throw new URIError("URI malformed");
  });

  await expect(follow("/%E0")).resolves.toBe("waits");
  expect(faults[0]?.error).toBe("URI malformed");
});

it("reports the first page where the browser is", async () => {
  load.mockResolvedValue(broken);

  await expect(answerTo("/docs/api/clock?a=1")).resolves.toBe("waits");
  expect(faults[0]?.address).toBe("/docs/api/clock?a=1#pause_at");
});

it("allows one reload of an address until a page has been rendered", async () => {
  load.mockResolvedValue(broken);
  await follow("/b#x");
  await follow("/b#y");
  await follow("/c");
  expect(faults.map(({ mayReload }) => mayReload())).toEqual([true, false, true]);

  forgetReload();
  await follow("/c");
  expect(faults.at(-1)?.mayReload()).toBe(true);
});

it.each(["getItem", "setItem"] as const)(
  "allows no reload where %s of the storage throws",
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    load.mockResolvedValue(broken);
    await follow("/b");

    expect(faults[0]?.mayReload()).toBe(false);
  },
);

it("leaves a prefetch that fails to who asked for it", async () => {
  load.mockResolvedValue(broken);

  await expect(answerTo("/elsewhere")).resolves.toBe(broken);
  expect(faults).toEqual([]);
});

it("says nothing of a page that the reader no longer wants", async () => {
  load.mockResolvedValue(broken);
  const first = follow("/b");
  runtime.___navigate("/c");

  await expect(first).resolves.toBe("waits");
  expect(faults).toEqual([]);
});

/** Returns the answer for a page whose data are there only after the reader has done something else. */
async function slowly(address: string, meanwhile: () => void): Promise<Answer | "waits"> {
  let arrive: (answer: Answer) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const outcome = follow(address);
  meanwhile();
  arrive(page("this build"));
  return outcome;
}

function goBackTo(address: string): void {
  window.history.replaceState(null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

it.each([
  ["another link", () => runtime.___navigate("/c")],
  ["a link to the page itself", () => runtime.___navigate("/docs/api/clock?b=1")],
  ["Back", () => goBackTo("/a")],
  ["a link to a place of the page", () => goBackTo("/docs/api/clock?a=1#resume")],
])("does not render a slow page that was left by %s", async (_case, leave) => {
  await expect(slowly("/b", leave)).resolves.toBe("waits");
  expect(faults).toEqual([]);
});

it.each([
  ["by a link to a place of it", () => runtime.___navigate("/b#goto")],
  ["by Back", () => goBackTo("/b")],
])("renders a slow page that was asked for again %s", async (_case, ask) => {
  await expect(slowly("/b", ask)).resolves.toEqual(page("this build"));
});

it("renders a slow first page, though its reader goes to a place of it meanwhile", async () => {
  load.mockResolvedValue(page("this build"));
  const first = answerTo("/docs/api/clock?a=1");
  goBackTo("/docs/api/clock?a=1#resume");

  await expect(first).resolves.toEqual(page("this build"));
});

it("loads a page of another build that Back leads to as a whole", async () => {
  load.mockResolvedValue(page("another build"));
  goBackTo("/b");

  await expect(answerTo("/b")).resolves.toBe("waits");
  expect(faults[0]?.address).toBe("/b");
});

it("loads a page of another build as a whole, and tells Gatsby not to do it again", async () => {
  load.mockResolvedValue(page("another build"));

  await expect(follow("/b?q=1#goto")).resolves.toBe("waits");
  expect(faults[0]).toMatchObject({ address: "/b?q=1#goto" });
  expect(faults[0]?.mayReload()).toBe(true);
  expect(sessionStorage.getItem("gatsby-reload-compilation-hash-match")).toBe("1");
});

it("renders a page that was fetched before the network went, whose build nobody can tell", async () => {
  load.mockResolvedValue(page(""));

  await expect(follow("/b")).resolves.toEqual(page("this build"));
});

it("leaves the first page of another build to Gatsby, which reloads once", async () => {
  load.mockResolvedValue(page("another build"));

  await expect(answerTo("/docs/api/clock?a=1")).resolves.toEqual(page("another build"));
});

it("hands what is followed on as it is", () => {
  runtime.___navigate(-1, { replace: true });

  expect(navigated).toHaveBeenCalledWith(-1, { replace: true });
});
