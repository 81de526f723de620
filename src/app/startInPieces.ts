import "./faults/mendPathAtOnce";
import { components } from "$virtual/async-requires";
import { nextTask } from "../shared/nextTask";
import { keepStyles } from "./keepStyles";
import { runTemplate } from "./runTemplate";

/**
 * Runs the app's modules in several tasks, so that no single one of them keeps a slow phone from answering: first what
 * others need, and at last Gatsby's own entry, which starts the app. Of the first ones nothing is used here.
 */
async function startInPieces(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ "react-dom/client");
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["css"] */ "styled-components");
  keepStyles(document);
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["Navbar"] */ "../layout/Navbar");
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["SiteFrame"] */ "../layout/SiteFrame");
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["wrapPageElement"] */ "./wrapPageElement");
  await nextTask();
  await runTemplate(components);
  await nextTask();
  await import(/* webpackMode: "eager" */ "gatsby-production-app");
}

void startInPieces();
