import NProgress from "nprogress";
import { words } from "../config/words";

/** Our own template: NProgress's default has roles that do not exist. */
const options = {
  minimum: 0.08,
  speed: 200,
  trickleSpeed: 800,
  trickleRate: 0.02,
  showSpinner: false,
  barSelector: '[role="progressbar"]',
  template: `<div role="progressbar" aria-label="${words.progress.label}"></div>`,
};
NProgress.configure(options);

export { NProgress as bar };
