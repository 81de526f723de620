/** Stand-ins for what jsdom lacks. Each test that needs one calls it. */

/** Makes every media query match, or none; returns a function that changes that and tells the listeners. */
export function stubMatchMedia(matchesAtFirst: boolean): (matches: boolean) => void {
  const listeners = new Set<() => void>();
  let matches = matchesAtFirst;
  window.matchMedia = (media: string) => {
    const list = Object.assign(new EventTarget(), {
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      matches,
    });
    return Object.defineProperty(list, "matches", { get: () => matches });
  };
  return (changed) => {
    matches = changed;
    listeners.forEach((listener) => listener());
  };
}

/** Dialogs that open and close by their attribute. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

/** Renders headings; what comes back scrolls them to so many px below the top of the window. */
export function stubHeadings(ids: readonly string[]): (tops: Record<string, number>) => void {
  const topOf: Record<string, number> = {};
  for (const id of ids) {
    const heading = Object.assign(document.createElement("h2"), { id });
    heading.checkVisibility = () => true;
    heading.getBoundingClientRect = () => new DOMRect(0, topOf[id]);
    document.body.append(heading);
  }
  return (tops) => {
    Object.assign(topOf, tops);
    window.dispatchEvent(new Event("scroll"));
  };
}

/** Observers of sizes, which jsdom has none of: nothing is ever seen. */
export function stubResizeObserver(): void {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
}
