import type { Messages } from "../../config/messages";
import type { Problem } from "../../shared/text/problem";
import type { SidebarDeclaration } from "../../shared/navigation/sidebar";
import type { Sidebars } from "../versions/frozenVersion";
import type { CheckedConfig } from "./configSchema";

const file = "src/config/translations.ts";

type Translations = Readonly<Record<string, Pick<Messages, "labels">>>;

/** Finds locales without a dictionary. */
export function checkTranslations({ locales }: CheckedConfig, translations: Translations) {
  return locales
    .slice(1)
    .flatMap(({ code }) => (translations[code] === undefined ? [missingDictionary(code)] : []));
}

/** Returns which labels of the configuration a dictionary leaves out: readers see the first locale's. */
export function untranslatedLabels(
  config: CheckedConfig,
  sidebars: Sidebars,
  translations: Translations,
): Problem[] {
  const labels = [
    ...new Set([...configLabels(config), ...sidebarLabels(Object.values(sidebars).flat())]),
  ];
  return config.locales.slice(1).flatMap(({ code }) => {
    const dictionary = translations[code];
    const missing = labels.filter((label) => !Object.hasOwn(dictionary?.labels ?? {}, label));
    return dictionary === undefined || missing.length === 0 ? [] : [missingLabels(code, missing)];
  });
}

function missingDictionary(code: string): Problem {
  const hint = `Write src/config/messages.${code}.ts, of the type Messages, and list it here.`;
  const message = `The locale "${code}" has no messages.`;
  return { file, line: 1, rule: "locale-messages", message, hint };
}

function missingLabels(code: string, labels: readonly string[]): Problem {
  const said = labels.map((label) => `"${label}"`).join(", ");
  const message = `Labels that are not translated stand as they are: ${said}.`;
  const hint = "Add them to its `labels`.";
  return { file: `src/config/messages.${code}.ts`, line: 1, rule: "locale-label", message, hint };
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
