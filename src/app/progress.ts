import NProgress from "nprogress";
import { words } from "../config/words";
import { progressBar } from "../shared/constants";

const { delay, ...speeds } = progressBar;

/** Our own template: NProgress's default has roles that do not exist. */
export const progressOptions = {
  ...speeds,
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: `<div role="progressbar" aria-label="${words.progress.label}"></div>`,
};

/** The part of what Gatsby tells that counts here. */
interface RouteUpdate {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}

/** The hooks of Gatsby that show the bar while a page is slow to come. */
export function createProgress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  NProgress.configure(progressOptions);
  return {
    onPreRouteUpdate: ({ location, prevLocation }: RouteUpdate): void => {
      if (!prevLocation || prevLocation.pathname === location.pathname) return;
      clearTimeout(timer);
      timer = setTimeout(() => NProgress.start(), delay);
    },
    onRouteUpdate: (): void => {
      clearTimeout(timer);
      NProgress.done();
    },
  };
}
