import { words } from "../../config/words";
import { reportFault } from "./fault";
import { mayReloadOnce, spendGatsbyReload } from "./reloadOnce";
import { withSoundHash } from "./soundHash";

type LoadPage = GatsbyRuntime["___loader"]["loadPage"];
type Answer = Awaited<ReturnType<LoadPage>>;
type LoadedPage = Extract<Answer, { page: object }>;

/**
 * Wraps Gatsby's loader: a page that cannot be had becomes a fault, where Gatsby itself would load the address as a
 * whole, lose query and hash, and leave the reader on the browser's own error page when there is no network. A page that
 * comes when its reader has followed something else is not drawn.
 */
export function guardLoader(runtime: GatsbyRuntime): void {
  const load = runtime.___loader.loadPage;
  const navigate = runtime.___navigate;
  let wanted: string | null = null;

  runtime.___navigate = (to, options) => {
    wanted = typeof to === "string" ? withSoundHash(to) : null;
    navigate(wanted ?? to, options);
  };
  // Before the router hears of it, which then asks for the page.
  window.addEventListener("popstate", () => {
    wanted = shownAddress();
  });

  runtime.___loader.loadPage = async (path) => {
    const address = addressOf(path, wanted);
    const isNavigation = wanted !== null;
    const answer = await settle(load, path);
    // What nobody waits for, such as a prefetch, stays the caller's business.
    if (address === null) return answer;
    const isStale = isNavigation && isOfOtherBuild(answer, runtime);
    const current = addressOf(path, wanted);
    // Where there is none, the reader has followed something else meanwhile, and is not to be taken away from it.
    const isLeft = isNavigation && current === null;
    if (isDrawable(answer) && !isStale && !isLeft) return asOfThisBuild(answer, runtime);
    const mayReload = () => (isStale ? spendGatsbyReload() : mayReloadOnce(address));
    if (current === address) {
      reportFault({ address, error: messageOf(answer), mayReload });
    }
    // Neither the old page nor the address changes: Gatsby goes on with neither.
    return new Promise(() => undefined);
  };
}

/** The loader throws where it cannot decode a path, and rejects where its own files are broken. */
async function settle(load: LoadPage, path: string): Promise<Answer> {
  try {
    return await load(path);
  } catch (error) {
    return { status: "error", error };
  }
}

/** Where the reader wants to be when a path is loaded for that: what was followed last, or what the browser shows. */
function addressOf(path: string, wanted: string | null): string | null {
  const addresses = [wanted ?? "", shownAddress()];
  return addresses.find((address) => address.split("#")[0] === path) ?? null;
}

function shownAddress(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

function isDrawable(answer: Answer): answer is LoadedPage {
  return answer !== undefined && "page" in answer;
}

function isOfOtherBuild(answer: Answer, runtime: GatsbyRuntime): boolean {
  if (!isDrawable(answer)) return false;
  const { webpackCompilationHash: hash } = answer.page;
  return hash !== undefined && hash !== "" && hash !== runtime.___webpackCompilationHash;
}

/** Without a network a page that was fetched before cannot be compared with the build: it is drawn all the same. */
function asOfThisBuild(answer: LoadedPage, runtime: GatsbyRuntime): LoadedPage {
  if (answer.page.webpackCompilationHash === "") {
    answer.page.webpackCompilationHash = runtime.___webpackCompilationHash;
  }
  return answer;
}

function messageOf(answer: Answer): string {
  const error = answer !== undefined && "error" in answer ? answer.error : undefined;
  return error instanceof Error ? error.message : words.fault.notFetched;
}
