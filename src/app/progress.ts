import NProgress from "nprogress";
import { words } from "../config/words";
import { progressBar } from "../shared/constants";
import { media } from "../theme/breakpoints";

const { delay, ...speeds } = progressBar;

/** Our own template: NProgress's default has roles that do not exist. */
export const progressOptions = {
  ...speeds,
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
