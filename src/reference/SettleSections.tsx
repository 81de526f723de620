/**
 * The script behind the sections in the server's HTML. The browser lays out a long class only where it is looked at
 * (`SectionRoot`), which makes its first screen fast; once the page is idle the rest is laid out piece by piece, so that
 * every position is final: for Back, for the scroll bar, for links into the page.
 */
export function SettleSections() {
  return <script dangerouslySetInnerHTML={{ __html: settleScript }} />;
}

export const settleScript = `(function () {
  var sections = Array.from(document.querySelectorAll("article section"));
  var idle = window.requestIdleCallback || setTimeout;
  function settle(deadline) {
    do {
      var section = sections.shift();
      if (!section) return;
      section.style.contentVisibility = "visible";
      section.getBoundingClientRect();
    } while (deadline && deadline.timeRemaining() > 8);
    idle(settle);
  }
  addEventListener("load", function () { idle(settle); });
})();`;
