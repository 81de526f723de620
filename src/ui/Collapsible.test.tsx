import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubMatchMedia } from "../../test/stubBrowser";
import { Collapsible } from "./Collapsible";

/** Animations that end when the test says so. */
const moves: { keyframes: unknown; options: unknown; finish: () => void }[] = [];

beforeEach(() => {
  stubMatchMedia(false);
  moves.length = 0;
  jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(100);
  HTMLElement.prototype.animate = (keyframes, options) => {
    const animation: { onfinish: (() => void) | null; cancel: () => void } = {
      onfinish: null,
      cancel: () => undefined,
    };
    moves.push({ keyframes, options, finish: () => animation.onfinish?.() });
    return animation as unknown as Animation;
  };
});

afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, "animate"));

function collapsible(isWanted: boolean) {
  return (
    <Collapsible summary="Core" isWanted={isWanted}>
      <a href="/docs/api/page">Page</a>
    </Collapsible>
  );
}

const details = () => screen.getByText("Core").closest("details");

it("[row 4] does not move at first", () => {
  render(collapsible(true));
  expect(details()).toHaveAttribute("open");
  expect(moves).toEqual([]);
});

it("[row 4] opens by its content's height", async () => {
  render(collapsible(false));
  await userEvent.click(screen.getByText("Core"));
  expect(details()).toHaveAttribute("open");
  expect(moves).toMatchObject([
    {
      keyframes: [{ height: "0px" }, { height: "100px" }],
      options: { duration: 239, easing: "ease-in-out" },
    },
  ]);
});

it("[row 4] takes 1 ms where less motion is preferred", async () => {
  stubMatchMedia(true);
  render(collapsible(false));
  await userEvent.click(screen.getByText("Core"));
  expect(moves).toMatchObject([{ options: { duration: 1 } }]);
});

it("keeps its content until it is closed", async () => {
  render(collapsible(true));
  await userEvent.click(screen.getByText("Core"));
  expect(moves).toMatchObject([{ keyframes: [{ height: "100px" }, { height: "0px" }] }]);
  expect(details()).toHaveAttribute("open");
  moves[0]?.finish();
  expect(details()).not.toHaveAttribute("open");
});

it("opens again when it is pressed while it closes", async () => {
  render(collapsible(true));
  await userEvent.click(screen.getByText("Core"));
  await userEvent.click(screen.getByText("Core"));
  moves[1]?.finish();
  expect(moves).toHaveLength(2);
  expect(details()).toHaveAttribute("open");
  expect(details()).not.toHaveAttribute("data-closing");
});

it("opens for what has become wanted, and leaves closing to the reader", () => {
  const { rerender } = render(collapsible(false));
  rerender(collapsible(true));
  expect(details()).toHaveAttribute("open");
  act(() => rerender(collapsible(false)));
  expect(details()).toHaveAttribute("open");
});
