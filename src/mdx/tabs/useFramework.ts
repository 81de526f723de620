import { useSyncExternalStore } from "react";
import type { FrameworkId } from "../../shared/content/frameworks";
import { store } from "../../ui/storage";
import {
  defaultFramework,
  frameworkAttribute,
  frameworkKey,
  parseFramework,
} from "./frameworkChoice";

/**
 * Returns the framework whose examples are shown. Its state is the attribute of `<html>`, which the inline script sets
 * first.
 */
export function useFramework(): FrameworkId {
  return useSyncExternalStore(subscribe, readFramework, () => defaultFramework);
}

/** Shows the examples of a framework everywhere, and remembers it in this browser. */
export function chooseFramework(framework: FrameworkId): void {
  document.documentElement.setAttribute(frameworkAttribute, framework);
  store(frameworkKey, framework);
}

function readFramework(): FrameworkId {
  const name = document.documentElement.getAttribute(frameworkAttribute);
  return parseFramework(name) ?? defaultFramework;
}

function subscribe(onChange: () => void): () => void {
  const attribute = new MutationObserver(onChange);
  attribute.observe(document.documentElement, { attributeFilter: [frameworkAttribute] });
  return () => attribute.disconnect();
}
