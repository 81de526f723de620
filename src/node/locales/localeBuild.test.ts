import { isWholeSite, localeEnvironment } from "./localeBuild";

it.each([
  ["at the root of a host", {}, undefined, {}],
  ["at a root that is named", { GATSBY_SITE_URL: "https://example.com/" }, undefined, {}],
  [
    "under a path",
    { GATSBY_SITE_URL: "https://example.com/base" },
    undefined,
    { PREFIX_PATHS: "true" },
  ],
  ["in a further locale", {}, "ja", { PREFIX_PATHS: "true", GATSBY_LOCALE: "ja" }],
  [
    "into an index of the locale",
    { GATSBY_ALGOLIA_INDEX_NAME: "docs" },
    "ja",
    { PREFIX_PATHS: "true", GATSBY_LOCALE: "ja", GATSBY_ALGOLIA_INDEX_NAME: "docs_ja" },
  ],
])("[row 19] builds a site %s", (_case, env, locale, added) => {
  expect(localeEnvironment(env, locale)).toEqual(added);
});

it("takes the first locale's build for that of the whole site", () => {
  expect([isWholeSite("en"), isWholeSite("ja")]).toEqual([true, false]);
});
