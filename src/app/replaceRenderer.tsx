import { setImmediate } from "node:timers/promises";
import { renderToString } from "react-dom/server";
import type { GatsbySSR } from "gatsby";
import { givePlaceBackScript } from "../ui/givePlaceBackScript";
import { settleScript } from "../ui/settleScript";

/**
 * Draws a page into a string. Gatsby would draw it into a stream, which puts each piece into bytes and back, and no part
 * of a page waits for anything. Two pages are drawn at a time, and what one says of its head is read right after it: so
 * each begins in a turn of its own, in which no other page goes on. Behind a document with parts comes what leads back
 * to one of them, and what settles them.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setPostBodyComponents,
}) => {
  await setImmediate();
  const html = renderToString(bodyComponent);
  replaceBodyHTMLString(html);
  if (!hasParts(html)) return;
  setPostBodyComponents([
    <script key="place" dangerouslySetInnerHTML={{ __html: givePlaceBackScript }} />,
    <script key="settle" type="module" dangerouslySetInnerHTML={{ __html: settleScript }} />,
  ]);
};

function hasParts(html: string): boolean {
  const document = html.indexOf("<article");
  return document >= 0 && html.includes("<section", document);
}
