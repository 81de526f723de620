import type { Problem } from "../../shared/text/problem";
import { createHrefCheck } from "../check/checkLinks";
import type { Content } from "../content/parseContent";
import type { SourceFile } from "../document/sourceFile";
import { configLocation } from "./configLocation";
import type { CheckedConfig } from "./configSchema";

/** Finds addresses in navbar, footer and landing page that lead nowhere. */
export function checkHrefs(
  config: CheckedConfig,
  sources: readonly SourceFile[],
  content: Content,
): Problem[] {
  const check = createHrefCheck(content);
  return hrefsOf(config).flatMap(({ part, href }) => {
    const finding = check(href);
    if (finding === null) return [];
    return [{ ...configLocation(part, [`"${href}"`], sources), ...finding }];
  });
}

function hrefsOf({ navbar, footerColumns, landingActions, waysIn }: CheckedConfig) {
  const items = [...navbar.start, ...navbar.end].flatMap((item) =>
    item.type === "dropdown" ? item.items : [item],
  );
  return [
    ...items.flatMap((item) => (item.type === "link" ? [{ part: "navbar", href: item.href }] : [])),
    ...footerColumns.flatMap(({ links }) =>
      links.map(({ href }) => ({ part: "footerColumns", href })),
    ),
    ...Object.values(landingActions).map((href) => ({ part: "landingActions", href })),
    ...waysIn.flatMap(({ links }) => links.map(({ path }) => ({ part: "waysIn", href: path }))),
  ];
}
