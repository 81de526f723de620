import type { GatsbySSR } from "gatsby";
import { site } from "../config/site";
import { frameworkScript } from "../mdx/frameworkScript";
import { colorModeScript } from "../theme/colorModeScript";
import { startScript } from "./startScript";
import { startsAtLoad } from "./startsAtLoad";

/** `startScript` reads it; the type of `<html>`'s attributes does not know of data. */
const startAtLoad: object = { "data-start": "load" };

/** Puts the scripts of what the reader chose first in `<head>`, so that nothing is painted before them. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  if (startsAtLoad(pathname)) setHtmlAttributes(startAtLoad);
  setHeadComponents([
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <script key="framework" dangerouslySetInnerHTML={{ __html: frameworkScript }} />,
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
    <link key="favicon" rel="icon" type="image/svg+xml" href={site.favicon} />,
  ]);
};
