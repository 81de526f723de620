import type { GatsbySSR } from "gatsby";
import { withPrefix } from "gatsby";
import { site } from "../config/site";
import { frameworkScript } from "../mdx/frameworkScript";
import { colorModeScript } from "../theme/colorModeScript";
import { faultScript } from "./faults/faultScript";

/** Puts the scripts of what the reader chose first in `<head>`, so that nothing is painted before them. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <script key="framework" dangerouslySetInnerHTML={{ __html: frameworkScript }} />,
    <script key="fault" dangerouslySetInnerHTML={{ __html: faultScript(withPrefix("/")) }} />,
    <link key="favicon" rel="icon" type="image/svg+xml" href={site.favicon} />,
  ]);
};
