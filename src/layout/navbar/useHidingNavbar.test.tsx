import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useHidingNavbar } from "./useHidingNavbar";

function Bar({ isOn }: { isOn: boolean }) {
  const bar = useRef<HTMLElement>(null);
  const isHidden = useHidingNavbar(bar, isOn);
  return (
    <header ref={bar} data-hidden={isHidden}>
      <a href="/docs">Docs</a>
      <details>
        <summary>Version</summary>
      </details>
      <dialog>
        <details open>
          <summary>Core</summary>
        </details>
      </dialog>
    </header>
  );
}

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

beforeEach(() => {
  Object.defineProperty(document.documentElement, "scrollHeight", {
    value: 5000,
    configurable: true,
  });
  window.history.replaceState(null, "", "/docs/api/page");
  scrollTo(0);
});

const isHidden = () => screen.getByRole("banner").dataset["hidden"];

it("[row 3] hides on the way down and shows on the way up", () => {
  render(<Bar isOn />);
  scrollTo(300);
  expect(isHidden()).toBe("true");
  scrollTo(250);
  expect(isHidden()).toBe("false");
});

it("[row 3] stays where hiding is switched off", () => {
  render(<Bar isOn={false} />);
  scrollTo(300);
  expect(isHidden()).toBe("false");
});

it("[row 3] stays for a jump to a hash", () => {
  render(<Bar isOn />);
  window.history.replaceState(null, "", "/docs/api/page#goto");
  scrollTo(900);
  expect(isHidden()).toBe("false");
  scrollTo(950);
  expect(isHidden()).toBe("true");
});

it("[row 3] stays while a menu of it is open", () => {
  render(<Bar isOn />);
  screen.getByText("Version").closest("details")?.setAttribute("open", "");
  scrollTo(300);
  expect(isHidden()).toBe("false");
});

it("[row 3] comes back for the focus, and stays while it has it", () => {
  render(<Bar isOn />);
  scrollTo(300);
  act(() => screen.getByRole("link").focus());
  expect(isHidden()).toBe("false");
  scrollTo(400);
  expect(isHidden()).toBe("false");
});
