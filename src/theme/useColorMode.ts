import { useSyncExternalStore } from "react";
import { colorModeKey } from "../shared/constants";
import {
  effectiveMode,
  nextChoice,
  parseChoice,
  type ColorMode,
  type ColorModeChoice,
} from "./colorMode";
import { afterFrame } from "../shared/timing/afterFrame";

interface ColorModeState {
  /** `null` on the server and while hydrating: only the browser knows. */
  choice: ColorModeChoice | null;
  /** The choice that the toggle leads to. */
  next: ColorModeChoice | null;
  /** Goes there: from what is chosen when it is called, which may be before `next` is known. */
  toggle: () => void;
}

/**
 * Returns the reader's colour mode. Its state is the attributes of `<html>`, which the inline script sets first, and
 * keeps.
 */
export function useColorMode(): ColorModeState {
  const choice = useSyncExternalStore(subscribe, readChoice, () => null);
  return { choice, next: choice && after(choice), toggle };
}

function toggle(): void {
  choose(after(readChoice()));
}

function after(choice: ColorModeChoice): ColorModeChoice {
  return nextChoice(choice, effectiveMode(choice, systemPrefersDark().matches));
}

function readChoice(): ColorModeChoice {
  return parseChoice(document.documentElement.getAttribute("data-theme-choice"));
}

function choose(choice: ColorModeChoice): void {
  apply(choice);
  try {
    localStorage.setItem(colorModeKey, choice);
  } catch {
    // A full or forbidden storage costs only that the choice is not kept.
  }
}

/** Changes first the button's icon, then, after the frame that shows it, the colours: they style every element anew. */
function apply(choice: ColorModeChoice): void {
  document.documentElement.setAttribute("data-theme-choice", choice);
  afterFrame(applyMode);
}

function applyMode(): void {
  const mode: ColorMode = effectiveMode(readChoice(), systemPrefersDark().matches);
  document.documentElement.setAttribute("data-theme", mode);
}

function subscribe(onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  attributes.observe(document.documentElement, { attributeFilter: ["data-theme-choice"] });
  return () => attributes.disconnect();
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
