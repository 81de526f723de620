/** Gives the page a style of the test, in a way that the Content-Security-Policy allows. */
export function setStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}

/** Returns what sticks out of the window or of a box that hides what does, unless it can be scrolled to. */
export function cutOff(): string[] {
  const edge = document.documentElement.clientWidth;
  const isReached = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
      isReached(element.parentElement));
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || isClipped(element)) return false;
      return (right > edge + 1 || left < -1) && !isReached(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
