import { algoliaConfig, algoliaOrigins } from "./search";

const names = ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_SEARCH_KEY", "GATSBY_ALGOLIA_INDEX_NAME"];

afterEach(() => names.forEach((name) => Reflect.deleteProperty(process.env, name)));

describe("algoliaConfig", () => {
  it("is there where all three variables are", () => {
    names.forEach((name) => Object.assign(process.env, { [name]: name.slice(-4) }));
    expect(algoliaConfig()).toEqual({ appId: "P_ID", searchKey: "_KEY", indexName: "NAME" });
  });

  it.each(names)("is not there without %s", (missing) => {
    names.forEach((name) => Object.assign(process.env, { [name]: name === missing ? "" : "x" }));
    expect(algoliaConfig()).toBeNull();
  });
});

it("names the hosts of one application and no other", () => {
  expect(algoliaOrigins("AbC123")).toEqual([
    "https://abc123-dsn.algolia.net",
    "https://abc123-1.algolianet.com",
    "https://abc123-2.algolianet.com",
    "https://abc123-3.algolianet.com",
  ]);
});
