import { inspect } from "node:util";
import { algoliaPlugins } from "./algoliaPlugins";

const env = {
  CONTEXT: "production",
  GATSBY_ALGOLIA_APP_ID: "APP",
  GATSBY_ALGOLIA_INDEX_NAME: "docs",
  ALGOLIA_ADMIN_KEY: "canary-4711",
};

it("is the plugin where the index is pushed, and nothing where it is not", () => {
  expect(algoliaPlugins(env).map(({ resolve }) => resolve)).toEqual(["gatsby-plugin-algolia"]);
  expect(algoliaPlugins({ ...env, CONTEXT: "deploy-preview" })).toEqual([]);
});

it("pushes into an index that no other build has", () => {
  const names = [algoliaPlugins(env), algoliaPlugins(env)].map(([plugin]) => plugin?.options);
  expect(names[0]?.indexName).toMatch(/^docs_tmp_\d{8}T\d{6}_[0-9a-f]{8}$/);
  expect(names[0]?.indexName).not.toBe(names[1]?.indexName);
  expect(names[0]?.liveIndex).toBe("docs");
});

it("has the admin key in no option, because Gatsby writes these down", () => {
  const shown = inspect(algoliaPlugins(env), { depth: Infinity, showHidden: true, getters: true });
  expect(shown).toContain("docs_tmp_");
  expect(shown).not.toContain("canary-4711");
});
