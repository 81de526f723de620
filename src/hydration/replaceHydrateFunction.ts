import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { reportHydrationError } from "./reportHydrationError";

/**
 * Hydrates the server's HTML in slices of a few milliseconds, so that the reader is answered in between. Nothing where
 * there is no such HTML, as in `gatsby develop`: Gatsby then renders the page itself.
 */
export function replaceHydrateFunction() {
  if (document.getElementById("gatsby-focus-wrapper") === null) return undefined;
  return (element: ReactNode, container: Element) =>
    startTransition(() => {
      hydrateRoot(container, element, { onRecoverableError: reportHydrationError });
    });
}
