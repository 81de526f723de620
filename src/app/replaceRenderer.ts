import { setImmediate } from "node:timers/promises";
import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";

/**
 * Renders a page into a string. Gatsby would render it into a stream, in several turns of the event loop; as two pages are
 * rendered at a time and react-helmet keeps one head for all, each page has a turn of its own.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await setImmediate();
  replaceBodyHTMLString(renderToString(bodyComponent));
};
