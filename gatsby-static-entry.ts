import drawPage, { type DrawnHtml, type DrawnWith } from "gatsby-static-entry";
import { readAppScripts } from "./src/node/output/appScripts";
import { drawnAhead } from "./src/node/output/drawnAhead";
import { finishPage, tidyPage, type DrawnPage } from "./src/node/output/finishPage";
import { rememberOnce } from "./src/node/remember";

/** A constant of webpack's. */
declare const __PATH_PREFIX__: string;

const appScripts = rememberOnce(() => readAppScripts("public", __PATH_PREFIX__));

/** What Gatsby draws pages with, which finishes them as well, on all processors that draw. */
export default async function drawFinishedPage(args: DrawnWith & { pageData: DrawnPage }) {
  const drawn = (await drawnAhead.find(args)) ?? (await drawTidyPage(args));
  const html = await finishPage(drawn.html, args.pageData, await appScripts(), "public");
  return { ...drawn, html };
}

/** Draws a page before its scripts have names, for `drawFinishedPage` to find. */
export async function drawAhead(args: DrawnWith): Promise<void> {
  await drawnAhead.keep(args.pagePath, await drawTidyPage(args));
}

async function drawTidyPage(args: DrawnWith): Promise<DrawnHtml> {
  const drawn = await drawPage(args);
  return { ...drawn, html: tidyPage(drawn.html, args.pagePath) };
}

export * from "gatsby-static-entry";
