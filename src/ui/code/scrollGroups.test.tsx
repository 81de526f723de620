import { watchScrolling } from "./scrollGroups";

let resize: ResizeObserverCallback;

beforeAll(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = callback;
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

function resizeTo(element: Element, scrollWidth: number) {
  Object.defineProperty(element, "scrollWidth", { value: scrollWidth, configurable: true });
  const entry = { target: element } as unknown as ResizeObserverEntry;
  resize([entry], {} as unknown as ResizeObserver);
}

it("lets a keyboard reach a block, by its name, as long as it is too wide for its place", () => {
  document.body.innerHTML = '<pre data-scrolls="Ruby"></pre>';
  const block = document.body.firstElementChild ?? document.body;
  Object.defineProperty(block, "clientWidth", { value: 300 });
  watchScrolling([block]);
  resizeTo(block, 400);
  expect(block).toHaveAttribute("tabindex", "0");
  expect(block).toHaveAttribute("role", "group");
  expect(block).toHaveAttribute("aria-label", "Ruby, scrolls sideways");
  resizeTo(block, 300);
  expect(block.outerHTML).toBe('<pre data-scrolls="Ruby"></pre>');
});
