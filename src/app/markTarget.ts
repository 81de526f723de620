import { targetMark, targetsMark } from "../shared/dom/targetMark";

/** Marks what a hash leads to, and nothing else any more. */
export function markTarget(hash: string): void {
  document.documentElement.setAttribute(targetsMark, "");
  document.querySelector(`[${targetMark}]`)?.removeAttribute(targetMark);
  document.getElementById(decodeURI(hash.slice(1)))?.setAttribute(targetMark, "");
}
