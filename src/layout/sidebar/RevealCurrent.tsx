import { desktopQuery } from "../../theme/breakpoints";

/**
 * Renders the script behind the sidebar's column in the server's HTML: scrolls the column to the current page before it
 * is painted. React, which may come later, would move it under the reader's eyes. Its counterpart is `revealInside`.
 */
export function RevealCurrent() {
  return <script dangerouslySetInnerHTML={{ __html: revealScript }} />;
}

const revealScript = `(function () {
  var column = document.currentScript.previousElementSibling;
  var current = column.querySelector('[aria-current="page"]');
  if (!current || !matchMedia("${desktopQuery}").matches) return;
  var frame = column.getBoundingClientRect(), box = current.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  column.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
})();`;
