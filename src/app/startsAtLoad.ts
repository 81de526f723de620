import { searchConfig } from "../config/search";

const paths = [searchConfig.pagePath, "/404", "/404.html"];

/** Whether a page is nothing without the app: what it shows hangs on the address that was asked for. */
export function startsAtLoad(path: string): boolean {
  return paths.includes(path === "/" ? path : path.replace(/\/$/, ""));
}
