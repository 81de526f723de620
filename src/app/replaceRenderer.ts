import { setImmediate } from "node:timers/promises";
import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";

/**
 * Draws a page into a string. Gatsby would draw it into a stream, which puts each piece into bytes and back, and no part
 * of a page waits for anything. Two pages are drawn at a time, and what one says of its head is read right after it: so
 * each begins in a turn of its own, in which no other page goes on.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await setImmediate();
  replaceBodyHTMLString(renderToString(bodyComponent));
};
