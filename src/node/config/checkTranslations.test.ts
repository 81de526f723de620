import { validConfig } from "../../../test/validConfig";
import { validSidebars } from "../../../test/validSite";
import { checkTranslations, untranslatedLabels } from "./checkTranslations";

const locales = [
  ...validConfig.locales,
  { code: "ja", label: "日本語", dir: "ltr" as const, path: "/ja" },
];
const config = { ...validConfig, locales };
const sidebars = {
  ...validSidebars,
  docs: [{ type: "category" as const, label: "Start here", items: validSidebars.docs }],
};

it("[row 19] asks the first locale for nothing", () => {
  expect(checkTranslations(validConfig, {})).toEqual([]);
  expect(untranslatedLabels(validConfig, sidebars, {})).toEqual([]);
});

it("[row 19] asks every other locale for its messages", () => {
  expect(checkTranslations(config, {})).toMatchObject([{ rule: "locale-messages" }]);
  expect(checkTranslations(config, { ja: { labels: {} } })).toEqual([]);
});

it("[row 19] tells the labels of configuration and sidebars that a locale leaves out, with its file", () => {
  const [found] = untranslatedLabels(config, sidebars, { ja: { labels: { Docs: "文書" } } });
  expect(found?.file).toBe("src/config/messages.ja.ts");
  for (const label of ["API", "More", "Start", "Start here", "By class", "Next"])
    expect(found?.message).toContain(`"${label}"`);
  expect(found?.message).not.toContain('"Docs"');
});
