import { useSyncExternalStore } from "react";
import type { FrameworkId } from "../../shared/content/frameworks";
import { store } from "../../ui/storage";
import {
  defaultFramework,
  frameworkAttribute,
  frameworkKey,
  frameworkOfAddress,
  parseFramework,
} from "./frameworkChoice";

/**
 * Returns the framework whose examples are shown. Its state is the attribute of `<html>`, which the inline script sets
 * first.
 */
export function useFramework(): FrameworkId {
  return useSyncExternalStore(subscribe, readFramework, () => defaultFramework);
}

/** Shows the examples of a framework everywhere, and remembers it in this browser and in the address. */
export function chooseFramework(framework: FrameworkId): void {
  show(framework);
  writeAddress(framework);
  store(frameworkKey, framework);
}

/** Shows what an address asks for, once the reader has gone there. */
export function followAddress(search: string): void {
  const framework = frameworkOfAddress(search);
  if (framework !== null) show(framework);
}

function show(framework: FrameworkId): void {
  document.documentElement.setAttribute(frameworkAttribute, framework);
}

function readFramework(): FrameworkId {
  const name = document.documentElement.getAttribute(frameworkAttribute);
  return parseFramework(name) ?? defaultFramework;
}

/** Writes the address without the router, which would render the page anew. */
function writeAddress(framework: FrameworkId): void {
  const address = new URL(window.location.href);
  address.searchParams.set(frameworkKey, framework);
  window.history.replaceState(window.history.state, "", address);
}

function subscribe(onChange: () => void): () => void {
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: [frameworkAttribute] });
  window.addEventListener("storage", followOtherTab);
  return () => {
    attribute.disconnect();
    window.removeEventListener("storage", followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  const framework = key === frameworkKey ? parseFramework(newValue) : null;
  if (framework !== null && frameworkOfAddress(window.location.search) !== null)
    writeAddress(framework);
}
