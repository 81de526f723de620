import { firstOnPath, installPackages, isExecutable } from "./findBrowser";

export interface OtherBrowser {
  /** Variable of the environment that names its program. */
  variable: string;
  /** Its program, by the names that it has on the PATH. */
  programs: readonly string[];
  /** Debian's packages that bring all of it. */
  packages: readonly string[];
  /** It opens a window, so it needs a display or an Xvfb that makes one. */
  hasWindow: boolean;
}

/** The browsers besides Chromium that walk through the site; their tests are skipped where they are missing. */
export const otherBrowsers = {
  Firefox: {
    variable: "FIREFOX_PATH",
    programs: ["firefox-esr", "firefox"],
    packages: ["firefox-esr"],
    hasWindow: false,
  },
  WebKit: {
    variable: "WEBKIT_DRIVER_PATH",
    programs: ["WebKitWebDriver"],
    packages: ["webkit2gtk-driver", "xvfb"],
    hasWindow: true,
  },
} satisfies Record<string, OtherBrowser>;

/** Returns the program that the environment names or that is installed on this machine; `null` where one is missing. */
export function findOther(
  { variable, programs, hasWindow }: OtherBrowser,
  env: NodeJS.ProcessEnv = process.env,
): string | null {
  const given = env[variable];
  if (given && !isExecutable(given))
    throw new Error(`${variable} is "${given}", which is no program that can be run.`);
  const canShow = !hasWindow || Boolean(env["DISPLAY"]) || firstOnPath(["Xvfb"], env) !== null;
  if (!canShow) return null;
  if (given) return given;
  return firstOnPath(programs, env);
}

/** Installs a browser of Debian's in CI where there is none. */
export async function installOther(browser: OtherBrowser): Promise<void> {
  if (process.env["CI"] && findOther(browser) === null)
    await installPackages(browser.packages, 90_000);
}
