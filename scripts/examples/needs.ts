import { existsSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";

/** A thing that not every machine has. */
export type Need = "window" | "firefox" | "webkit" | "ffmpeg" | "turbo" | "gems";

/** The reasons why this machine cannot give what is needed; what it has is left out. */
export type Absent = Partial<Record<Need, string>>;

const signs: readonly (readonly [Need, RegExp])[] = [
  ["window", /headless: false/],
  ["firefox", /\bfirefox\b/],
  ["webkit", /\bwebkit\b/],
  ["ffmpeg", /record_video_dir:|\.screencast\b/],
];

/** Returns what a program needs beyond a headless Chromium, by what stands in it. */
export function needsOf(code: string): Need[] {
  return signs.filter(([, sign]) => sign.test(code)).map(([need]) => need);
}

/** Returns what is absent, by the folders that `playwright install --dry-run` prints, and by the display. */
export function absentOf(dryRun: string | null, hasDisplay: boolean): Absent {
  return {
    ...(!hasDisplay && { window: "it opens a window, and there is no display" }),
    ...absentDownload("firefox", dryRun),
    ...absentDownload("webkit", dryRun),
    ...absentDownload("ffmpeg", dryRun),
  };
}

/** Returns what CONTRIBUTING installs for claims about other libraries and is absent, by driver and answer of Ruby. */
export function absentLibraries(driver: string, gems: string | null): Absent {
  const hasTurbo = existsSync(join(dirname(driver), "../@hotwired/turbo"));
  return {
    ...(!hasTurbo && { turbo: "@hotwired/turbo is not installed beside the driver" }),
    ...(gems === null && {
      gems: "capybara, puma, rotp, vcr, warden and webmock are not all installed",
    }),
  };
}

function absentDownload(name: "firefox" | "webkit" | "ffmpeg", dryRun: string | null): Absent {
  const folder = new RegExp(`Install location: +(\\S*${name}-\\d+)$`, "m").exec(dryRun ?? "")?.[1];
  if (folder !== undefined && existsSync(folder)) return {};
  return { [name]: `Playwright's ${name} is not installed (playwright install ${name})` };
}

/** Returns why a program that connects to a server on this machine cannot run; `null` where it can. */
export async function missingServer(code: string): Promise<string | null> {
  const port = /ws:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(code)?.[1];
  if (port === undefined || (await isListening(Number(port)))) return null;
  return `it connects to a Playwright server on port ${port}, where nobody listens`;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}
