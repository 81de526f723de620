import { validConfig } from "../../../test/validConfig";
import { validSidebars } from "../../../test/validSite";
import { checkTranslations } from "./checkTranslations";

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
  expect(checkTranslations(validConfig, sidebars, {})).toEqual([]);
});

it("[row 19] asks every other locale for its messages", () => {
  expect(checkTranslations(config, sidebars, {})).toMatchObject([{ rule: "locale-messages" }]);
});

it("[row 19] asks them for every label of configuration and sidebars", () => {
  const messages = checkTranslations(config, sidebars, { ja: { labels: { Docs: "文書" } } }).map(
    ({ message }) => message,
  );
  for (const label of ["API", "More", "Start", "Start here", "By class", "Next"])
    expect(messages).toContain(`The locale "ja" does not say "${label}".`);
  expect(messages).not.toContain('The locale "ja" does not say "Docs".');
});
