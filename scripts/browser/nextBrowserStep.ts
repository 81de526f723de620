export type BrowserSource = "given" | "downloaded" | "installed";

/** What is known of this machine's browsers. */
export interface BrowserFacts {
  /** The path that an environment variable names. */
  given: { variable: string; path: string; isExecutable: boolean } | null;
  /** Playwright's own Chromium. */
  downloaded: string | null;
  /** A Chromium or Chrome on the PATH. */
  installed: string | null;
  /** Whether packages can be installed with apt-get. */
  hasApt: boolean;
  /** What was tried already. */
  tried: readonly ("download" | "apt")[];
}

export type BrowserStep =
  | { type: "use"; path: string; source: BrowserSource }
  | { type: "download" }
  | { type: "apt" }
  | { type: "fail"; message: string };

/** What to do next on the way to a browser. */
export function nextBrowserStep(facts: BrowserFacts): BrowserStep {
  const { given, downloaded, installed, hasApt, tried } = facts;
  if (given) return takeGiven(given);
  if (downloaded) return { type: "use", path: downloaded, source: "downloaded" };
  if (installed) return { type: "use", path: installed, source: "installed" };
  if (!tried.includes("download")) return { type: "download" };
  if (hasApt && !tried.includes("apt")) return { type: "apt" };
  return {
    type: "fail",
    message:
      "No Chromium was found, and none could be installed. Install one, or name one: CHROMIUM_PATH=/path/to/chromium npm test",
  };
}

function takeGiven({
  variable,
  path,
  isExecutable,
}: NonNullable<BrowserFacts["given"]>): BrowserStep {
  if (isExecutable) return { type: "use", path, source: "given" };
  return {
    type: "fail",
    message: `${variable} is "${path}", which is no program that can be run.`,
  };
}
