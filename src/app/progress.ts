import type NProgress from "nprogress";
import { messages } from "../config/messages";
import { progressBar } from "../shared/constants";
import { memoizeSuccess } from "../shared/timing/memoizeSuccess";
import { media } from "../theme/breakpoints";

const { delay, ...speeds } = progressBar;

/** Our own template: NProgress's default has roles that do not exist. */
const progressOptions = {
  ...speeds,
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: `<div role="progressbar" aria-label="${messages.progress.label}"></div>`,
};

export interface Progress {
  /** To be called when the reader goes to an address. */
  leaveFor: (address: string) => void;
  /** To be called when the page of a path is on the screen. */
  arrive: (path: string) => void;
  /** To be called when another page cannot be had. */
  stay: () => void;
}

const loadBar = memoizeSuccess(async () => {
  const { default: bar } = await import("nprogress");
  return bar.configure(progressOptions);
});

/** Returns the bar that is there while a page is slow to come; loaded when the reader first leaves for one. */
export function createProgress(): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The paths that the reader has left for, and not come to: the last one is wanted. */
  let wanted: readonly string[] = [];
  // Not what the address says: Back and Forward change it before the page is there.
  let shownPath = window.location.pathname;
  const ifAway = (bar: NProgress.NProgress) => wanted.length > 0 && start(bar);
  const stay = () => {
    clearTimeout(timer);
    if (wanted.length > 0) void loadBar().then((bar) => bar.done(), noBar);
    wanted = [];
  };
  return {
    stay,
    leaveFor: (address) => {
      const path = pathOf(address);
      if (path === shownPath) return stay();
      clearTimeout(timer);
      wanted = [...wanted, path];
      const loading = loadBar().catch(() => null);
      timer = setTimeout(() => void loading.then((bar) => bar && ifAway(bar)), delay);
    },
    arrive: (path) => {
      shownPath = path;
      // A page that was followed by another is rendered late; a path that nobody asked for is where the last one leads.
      if (path === wanted.at(-1) || !wanted.includes(path)) stay();
    },
  };
}

function noBar(): void {
  // It could not be loaded, so none was shown.
}

function start(bar: NProgress.NProgress): void {
  bar.configure({ trickle: !prefersReducedMotion() }).start();
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(media.reducedMotion.replace("@media ", "")).matches;
}

function pathOf(address: string): string {
  return new URL(address, window.location.href).pathname;
}
