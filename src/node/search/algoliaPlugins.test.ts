import { aDocPage } from "../../../test/apiFactories";
import { algoliaPlugins, toAlgoliaObjects } from "./algoliaPlugins";
import { buildSearchRecords } from "./buildSearchRecords";

const credentials = {
  GATSBY_ALGOLIA_APP_ID: "APP",
  GATSBY_ALGOLIA_INDEX_NAME: "docs",
  ALGOLIA_ADMIN_KEY: "secret",
};

describe("algoliaPlugins", () => {
  it.each([
    ["a production deploy with credentials", { ...credentials, CONTEXT: "production" }, 1],
    ["a build that asks for it", { ...credentials, ALGOLIA_PUSH: "1" }, 1],
    ["a preview", { ...credentials, CONTEXT: "deploy-preview" }, 0],
    ["a build on a developer's machine", credentials, 0],
    ["no admin key", { ...credentials, ALGOLIA_ADMIN_KEY: "", CONTEXT: "production" }, 0],
    [
      "no index name",
      { ...credentials, GATSBY_ALGOLIA_INDEX_NAME: undefined, CONTEXT: "production" },
      0,
    ],
    ["nothing set", {}, 0],
  ])("for %s is a list of the right length", (_case, env, length) => {
    expect(algoliaPlugins(env)).toHaveLength(length);
  });
});

describe("toAlgoliaObjects", () => {
  const [record] = buildSearchRecords({ pages: [aDocPage()], classes: [] });

  it("gives a record another digest when any of its fields is another", () => {
    if (!record) throw new Error("The page has no record.");
    const objects = toAlgoliaObjects({
      data: { searchRecords: [record, { ...record }, { ...record, content: "Other" }] },
    });
    const [first, same, other] = objects.map(({ internal }) => internal.contentDigest);
    expect(same).toBe(first);
    expect(other).not.toBe(first);
  });

  it("refuses an empty list, which would empty the index", () => {
    expect(() => toAlgoliaObjects({ data: { searchRecords: [] } })).toThrow("no search records");
  });
});
