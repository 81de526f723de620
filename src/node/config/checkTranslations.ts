import type { Messages } from "../../config/messages";
import type { Problem } from "../../shared/text/problem";
import type { SidebarDeclaration } from "../../shared/navigation/sidebar";
import type { Sidebars } from "../versions/frozenVersion";
import type { CheckedConfig } from "./configSchema";

const file = "src/config/translations.ts";

/** Finds locales without a dictionary, and labels of the configuration that a dictionary leaves out. */
export function checkTranslations(
  config: CheckedConfig,
  sidebars: Sidebars,
  translations: Readonly<Record<string, Pick<Messages, "labels">>>,
): Problem[] {
  const labels = [
    ...new Set([...configLabels(config), ...sidebarLabels(Object.values(sidebars).flat())]),
  ];
  return config.locales.slice(1).flatMap(({ code }) => {
    const dictionary = translations[code];
    if (dictionary === undefined) return [missingDictionary(code)];
    return labels
      .filter((label) => !Object.hasOwn(dictionary.labels, label))
      .map((label) => missingLabel(code, label));
  });
}

function missingDictionary(code: string): Problem {
  const hint = `Write src/config/messages.${code}.ts, of the type Messages, and list it here.`;
  const message = `The locale "${code}" has no messages.`;
  return { file, line: 1, rule: "locale-messages", message, hint };
}

function missingLabel(code: string, label: string): Problem {
  const message = `The locale "${code}" does not say "${label}".`;
  return { file, line: 1, rule: "locale-label", message, hint: "Add it to its `labels`." };
}

function configLabels({ site, navbar, footerColumns, waysIn, versions }: CheckedConfig): string[] {
  const items = [...navbar.start, ...navbar.end];
  const inside = items.flatMap((item) => (item.type === "dropdown" ? item.items : []));
  return [
    site.description,
    site.tagline,
    ...[...items, ...inside].flatMap((item) => ("label" in item ? [item.label] : [])),
    ...footerColumns.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
    ...waysIn.flatMap(({ title, links }) => [
      title,
      ...links.flatMap(({ label, isCode }) => (isCode ? [] : [label])),
    ]),
    ...versions.map(({ label }) => label).filter((label) => /\p{Letter}/u.test(label)),
  ];
}

function sidebarLabels(items: SidebarDeclaration): string[] {
  return items.flatMap((item) => {
    if (item.type === "category") return [item.label, ...sidebarLabels(item.items)];
    return "label" in item && item.label !== undefined ? [item.label] : [];
  });
}
