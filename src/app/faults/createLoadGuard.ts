import { messages } from "../../config/messages";
import { reportFault } from "./fault";
import { mayReloadOnce, spendGatsbyReload } from "./reloadOnce";

type LoadPage = GatsbyRuntime["___loader"]["loadPage"];
type Answer = Awaited<ReturnType<LoadPage>>;
type LoadedPage = Extract<Answer, { page: object }>;

/**
 * Returns a wrapper of Gatsby's `loadPage` that turns a page that cannot be had into a fault. A page that comes when its
 * reader has followed something else is not rendered: a promise that never resolves leaves page and address as they are.
 */
export function createLoadGuard(runtime: GatsbyRuntime): (load: LoadPage) => LoadPage {
  const readWanted = watchWantedAddress(runtime);
  return (load) => async (path) => {
    const wanted = readWanted();
    const address = addressOf(path, wanted);
    const answer = await settle(load, path);
    // What nobody waits for, such as a prefetch, stays the caller's business.
    if (address === null) return answer;
    const isStale = wanted !== null && isOfOtherBuild(answer, runtime);
    const current = addressOf(path, readWanted());
    const isLeft = wanted !== null && current === null;
    if (isRenderable(answer) && !isStale && !isLeft) return asOfThisBuild(answer, runtime);
    const mayReload = () => (isStale ? spendGatsbyReload() : mayReloadOnce(address));
    if (current === address) reportFault({ address, error: messageOf(answer), mayReload });
    return new Promise(() => undefined);
  };
}

/** Returns a function that reads the address that was followed last; `null` before the first. */
function watchWantedAddress(runtime: GatsbyRuntime): () => string | null {
  const navigate = runtime.___navigate;
  let wanted: string | null = null;
  runtime.___navigate = (to, options) => {
    wanted = typeof to === "string" ? to : null;
    navigate(to, options);
  };
  // Before the router hears of it, which then asks for the page.
  window.addEventListener("popstate", () => {
    wanted = shownAddress();
  });
  return () => wanted;
}

/** The loader throws where it cannot decode a path, and rejects where its own files are broken. */
async function settle(load: LoadPage, path: string): Promise<Answer> {
  try {
    return await load(path);
  } catch (error) {
    return { status: "error", error };
  }
}

/**
 * Returns where the reader wants to be when a path is loaded for that: what was followed last, or what the browser
 * shows.
 */
function addressOf(path: string, wanted: string | null): string | null {
  const addresses = [wanted ?? "", shownAddress()];
  return addresses.find((address) => address.split("#")[0] === path) ?? null;
}

function shownAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

function isRenderable(answer: Answer): answer is LoadedPage {
  return answer !== undefined && "page" in answer;
}

function isOfOtherBuild(answer: Answer, runtime: GatsbyRuntime): boolean {
  if (!isRenderable(answer)) return false;
  const { webpackCompilationHash: hash } = answer.page;
  return hash !== undefined && hash !== "" && hash !== runtime.___webpackCompilationHash;
}

/** Without a network a page that was fetched before cannot be compared with the build: it is rendered all the same. */
function asOfThisBuild(answer: LoadedPage, runtime: GatsbyRuntime): LoadedPage {
  if (answer.page.webpackCompilationHash === "") {
    answer.page.webpackCompilationHash = runtime.___webpackCompilationHash;
  }
  return answer;
}

function messageOf(answer: Answer): string {
  const error = answer !== undefined && "error" in answer ? answer.error : undefined;
  return error instanceof Error ? error.message : messages.fault.notFetched;
}
