/** A page of a browser that Playwright cannot drive as it is installed. */
export interface DrivenPage {
  /** Goes to an address and waits until it is loaded. */
  open: (address: string) => Promise<void>;
  /** Returns the value of a JavaScript expression. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses keys together, such as `["Control", "k"]`. */
  press: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Clicks into the middle of the first element that a selector finds. */
  click: (selector: string) => Promise<void>;
  back: () => Promise<void>;
  /** Returns the errors and warnings of the browser since it was asked last. */
  takeMessages: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Returns the ways to act on a page of a browser that takes the actions of WebDriver by `act`. */
export function actingWith(
  act: (actions: object[]) => Promise<unknown>,
  evaluate: DrivenPage["evaluate"],
): Pick<DrivenPage, "press" | "type" | "click"> {
  return {
    press: async (...keys) => {
      await act(pressActions(keys));
    },
    type: async (text) => {
      for (const letter of text) await act(pressActions([letter]));
    },
    click: async (selector) => {
      await act(clickActions(await evaluate(middleOf(selector))));
    },
  };
}

/** The code points by which WebDriver names keys that type nothing. */
const keyCodes: Record<string, string> = {
  Control: "\uE009",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
};

/** Returns the actions of WebDriver that press keys one after the other and release them in the other order. */
function pressActions(keys: readonly string[]) {
  const values = keys.map((key) => keyCodes[key] ?? key);
  const downs = values.map((value) => ({ type: "keyDown", value }));
  const ups = values.toReversed().map((value) => ({ type: "keyUp", value }));
  return [{ type: "key", id: "keyboard", actions: [...downs, ...ups] }];
}

/** Returns the actions of WebDriver that click somewhere in the window; the pointer comes from beside it. */
function clickActions({ x, y }: { x: number; y: number }) {
  const move = (dx: number) => ({ type: "pointerMove", x: Math.round(x) + dx, y: Math.round(y) });
  const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
  const parameters = { pointerType: "mouse" };
  return [{ type: "pointer", id: "mouse", parameters, actions: [move(1), move(0), ...press] }];
}

/** An expression for where the middle of an element is, once it is in the window and nothing moves any more. */
function middleOf(selector: string): string {
  return `(async () => {
    const element = document.querySelector(${JSON.stringify(selector)});
    let top = Infinity;
    while (top !== element.getBoundingClientRect().top) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      top = element.getBoundingClientRect().top;
      // What comes into view gets its height with the next frame.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
}
