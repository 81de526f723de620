/** Stand-ins for what jsdom lacks. Each test that needs one calls it. */

/** Every media query matches, or none; returns a function that changes that and tells the listeners. */
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

/** Observers that see what the test shows them. */
export function stubIntersectionObserver(): (ids: Record<string, boolean>) => void {
  const callbacks = new Set<(entries: { target: Element; isIntersecting: boolean }[]) => void>();
  class StubObserver {
    constructor(private readonly callback: () => void) {
      callbacks.add(callback);
    }
    observe() {
      return undefined;
    }
    disconnect() {
      callbacks.delete(this.callback);
    }
  }
  Object.defineProperty(window, "IntersectionObserver", {
    value: StubObserver,
    configurable: true,
  });
  return (ids) => {
    const entries = Object.entries(ids).map(([id, isIntersecting]) => ({
      target: Object.assign(document.createElement("h2"), { id }),
      isIntersecting,
    }));
    callbacks.forEach((callback) => callback(entries));
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
