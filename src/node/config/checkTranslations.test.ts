import { soundConfig } from "../../../test/soundConfig";
import { soundSidebars } from "../../../test/soundSite";
import { checkTranslations } from "./checkTranslations";

const locales = [
  ...soundConfig.locales,
  { code: "ja", label: "日本語", dir: "ltr" as const, path: "/ja" },
];
const config = { ...soundConfig, locales };
const sidebars = {
  ...soundSidebars,
  docs: [{ type: "category" as const, label: "Start here", items: soundSidebars.docs }],
};

it("[row 19] asks the first locale for nothing", () => {
  expect(checkTranslations(soundConfig, sidebars, {})).toEqual([]);
});

it("[row 19] asks every other locale for its words", () => {
  expect(checkTranslations(config, sidebars, {})).toMatchObject([{ rule: "locale-words" }]);
});

it("[row 19] asks them for every label of configuration and sidebars", () => {
  const messages = checkTranslations(config, sidebars, { ja: { labels: { Docs: "文書" } } }).map(
    ({ message }) => message,
  );
  for (const label of ["API", "More", "Start", "Start here", "By class", "Next"])
    expect(messages).toContain(`The locale "ja" does not say "${label}".`);
  expect(messages).not.toContain('The locale "ja" does not say "Docs".');
});
