/**
 * Adds what jsdom lacks of `dialog` and `inert`: the parts that give and take the focus. Esc is the browser's own, so
 * for e2e tests.
 */
export function installDialog(): void {
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusUnlessInert(options) {
    if (this.closest("[inert]") === null) focus.call(this, options);
  };
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>("input, button, a[href]")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}
