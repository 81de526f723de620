import { useSyncExternalStore } from "react";
import { colorModeKey } from "../shared/constants";
import {
  effectiveMode,
  nextChoice,
  parseChoice,
  type ColorMode,
  type ColorModeChoice,
} from "./colorMode";

interface ColorModeState {
  /** `null` on the server and while hydrating: only the browser knows. */
  choice: ColorModeChoice | null;
  /** Where the toggle leads. */
  next: ColorModeChoice | null;
  choose: (choice: ColorModeChoice) => void;
}

/** The reader's colour mode. Its state is the attributes of `<html>`, which the inline script sets first. */
export function useColorMode(): ColorModeState {
  const choice = useSyncExternalStore(subscribe, readChoice, () => null);
  const next = choice && nextChoice(choice, effectiveMode(choice, systemPrefersDark().matches));
  return { choice, next, choose };
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

function apply(choice: ColorModeChoice): void {
  const mode: ColorMode = effectiveMode(choice, systemPrefersDark().matches);
  document.documentElement.setAttribute("data-theme", mode);
  document.documentElement.setAttribute("data-theme-choice", choice);
}

function subscribe(onChange: () => void): () => void {
  const attributes = new MutationObserver(onChange);
  attributes.observe(document.documentElement, { attributeFilter: ["data-theme-choice"] });
  const system = systemPrefersDark();
  system.addEventListener("change", followSystem);
  window.addEventListener("storage", followOtherTab);
  return () => {
    attributes.disconnect();
    system.removeEventListener("change", followSystem);
    window.removeEventListener("storage", followOtherTab);
  };
}

function followSystem(): void {
  if (readChoice() === "system") apply("system");
}

function followOtherTab(event: StorageEvent): void {
  if (event.key === colorModeKey || event.key === null) apply(parseChoice(event.newValue));
}

function systemPrefersDark(): MediaQueryList {
  return window.matchMedia("(prefers-color-scheme: dark)");
}
