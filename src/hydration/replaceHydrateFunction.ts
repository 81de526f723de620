import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

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

/** React's own sentence in `gatsby develop`, and its number in the published scripts. */
const isOvertaken = /#421\b|received an update before it finished hydrating/;

/**
 * Tells the console of an error that React got over while it hydrated the page. Not of a section that it rendered anew
 * because the reader went on before the section was hydrated: nothing is wrong then, and nothing is lost.
 */
export function reportHydrationError(error: unknown): void {
  if (error instanceof Error && isOvertaken.test(error.message)) return;
  reportError(error);
}
