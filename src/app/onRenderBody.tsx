import { withPrefix, type GatsbySSR } from "gatsby";
import { announcement } from "../config/announcement";
import { algoliaConfig, algoliaOrigins, searchConfig } from "../config/search";
import { site } from "../config/site";
import { announcementScript } from "../layout/navbar/announcementScript";
import { frameworkScript } from "../mdx/tabs/frameworkScript";
import { menuOpenerId } from "../shared/dom/frameIds";
import { colorModeScript } from "../theme/colorModeScript";
import { faultScript } from "./faults/faultScript";
import { pageStart } from "../hydration/pageStart";
import { hashScript } from "./hashScript";
import { scrollRestorationScript } from "./scrollRestorationScript";
import { startScript } from "../hydration/startScript";

/**
 * Puts the scripts of what the reader chose first in `<head>`, so that nothing is painted before them; nor before
 * the navbar is whole, whose controls stand at the end of a line and would move with each that comes (Chromium alone).
 */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  // For `startScript`; the type of `<html>`'s attributes does not know of data.
  const attributes: object = { "data-start": pageStart(pathname) };
  setHtmlAttributes(attributes);
  setHeadComponents([
    <link key="navbar" rel="expect" href={`#${menuOpenerId}`} blocking="render" />,
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />,
    <script key="framework" dangerouslySetInnerHTML={{ __html: frameworkScript }} />,
    <script key="fault" dangerouslySetInnerHTML={{ __html: faultScript(withPrefix("/")) }} />,
    ...announcementScripts(),
    <script key="start" dangerouslySetInnerHTML={{ __html: startScript }} />,
    <link key="favicon" rel="icon" type="image/svg+xml" href={withPrefix(site.favicon)} />,
    <link
      key="opensearch"
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.title}
      href={withPrefix(searchConfig.openSearchPath)}
    />,
    ...searchLinks(),
  ]);
  setPostBodyComponents([
    <script key="hash" dangerouslySetInnerHTML={{ __html: hashScript }} />,
    <script key="scroll" dangerouslySetInnerHTML={{ __html: scrollRestorationScript }} />,
  ]);
};

function announcementScripts() {
  if (!announcement?.isCloseable) return [];
  const html = { __html: announcementScript(announcement.id) };
  return [<script key="announcement" dangerouslySetInnerHTML={html} />];
}

/** Opens the connection to the hosted index, where there is one, before a reader searches. */
function searchLinks() {
  const config = algoliaConfig();
  const [nearest] = config ? algoliaOrigins(config.appId) : [];
  return nearest
    ? [<link key="search" rel="preconnect" href={nearest} crossOrigin="anonymous" />]
    : [];
}
