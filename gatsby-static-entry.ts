import drawPage from "gatsby-static-entry";
import { keepHeapSmall } from "./src/node/keepHeapSmall";
import { finishPage, type AppScripts, type DrawnPage } from "./src/node/output/finishPage";

/** A constant of webpack's (`finishingServer`). */
declare const APP_SCRIPTS: AppScripts;

// The processes that draw run no hook before. With the limit of others beside Gatsby's they would take a tenth longer.
keepHeapSmall();

/** What Gatsby draws pages with, which finishes them as well, on all processors that draw. */
export default async function drawFinishedPage(args: { pageData: DrawnPage }) {
  const drawn = await drawPage(args);
  return { ...drawn, html: await finishPage(drawn.html, args.pageData, APP_SCRIPTS, "public") };
}

export * from "gatsby-static-entry";
