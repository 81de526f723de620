import NProgress from "nprogress";
import { words } from "../config/words";
import { media } from "../theme/breakpoints";

/** A navigation that is done sooner shows no bar. */
const delay = 200;

/** Our own template: NProgress's default has roles that do not exist. */
export const progressOptions = {
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  trickleRate: 0.02,
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: `<div role="progressbar" aria-label="${words.progress.label}"></div>`,
};

export interface Progress {
  /** To be called when a link is followed. */
  leaveFor: (address: string) => void;
  /** To be called when the page is drawn, or cannot be had. */
  arrive: () => void;
}

/** The bar that is there while a page is slow to come. */
export function createProgress(): Progress {
  let timer: ReturnType<typeof setTimeout> | undefined;
  NProgress.configure(progressOptions);
  return {
    leaveFor: (address) => {
      clearTimeout(timer);
      if (pathOf(address) !== window.location.pathname) timer = setTimeout(start, delay);
    },
    arrive: () => {
      clearTimeout(timer);
      NProgress.done();
    },
  };
}

function start(): void {
  NProgress.configure({ trickle: !prefersReducedMotion() }).start();
}

function prefersReducedMotion(): boolean {
  return window.matchMedia(media.reducedMotion.replace("@media ", "")).matches;
}

function pathOf(address: string): string {
  return new URL(address, window.location.href).pathname;
}
