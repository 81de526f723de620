import { planPush } from "./planPush";

const credentials = {
  GATSBY_ALGOLIA_APP_ID: "APP",
  GATSBY_ALGOLIA_INDEX_NAME: "docs",
  ALGOLIA_ADMIN_KEY: "secret",
};
const production = { ...credentials, CONTEXT: "production" };

it.each([
  ["a production deploy", production],
  ["a build elsewhere that asks for it", { ...credentials, ALGOLIA_PUSH: "1" }],
])("pushes from %s", (_case, env) => {
  expect(planPush(env)).toMatchObject({ isPush: true, liveIndex: "docs", adminKey: "secret" });
});

it.each([
  ["no credentials", { CONTEXT: "production" }, "there are no credentials"],
  [
    "the public variables alone",
    { ...production, ALGOLIA_ADMIN_KEY: "" },
    "ALGOLIA_ADMIN_KEY is not set",
  ],
  [
    "the key alone",
    { ALGOLIA_ADMIN_KEY: "secret", CONTEXT: "production" },
    "GATSBY_ALGOLIA_APP_ID and GATSBY_ALGOLIA_INDEX_NAME are not set",
  ],
  [
    "a preview",
    { ...credentials, CONTEXT: "deploy-preview" },
    "this deploy is no production deploy but deploy-preview",
  ],
  [
    "a preview that asks for it",
    { ...credentials, CONTEXT: "branch-deploy", ALGOLIA_PUSH: "1" },
    "this deploy is no production deploy but branch-deploy",
  ],
  [
    "a build on a developer's machine",
    credentials,
    "this is no production deploy (ALGOLIA_PUSH=1 pushes all the same)",
  ],
])("does not push with %s, and says why", (_case, env, reason) => {
  expect(planPush(env)).toEqual({ isPush: false, reason });
});

it.each([
  ["the search key", { GATSBY_ALGOLIA_SEARCH_KEY: "secret" }, "GATSBY_ALGOLIA_SEARCH_KEY holds"],
  ["another public variable", { GATSBY_NOTE: "its secret" }, "GATSBY_NOTE holds"],
])("refuses the admin key as %s, in previews too", (_case, env, message) => {
  expect(() => planPush({ ...credentials, ...env })).toThrow(message);
});

it("knows the hosts of an application", () => {
  expect(planPush(production)).toHaveProperty("hosts", [
    "https://APP.algolia.net",
    "https://APP-1.algolianet.com",
    "https://APP-2.algolianet.com",
    "https://APP-3.algolianet.com",
  ]);
});

it.each(["127.0.0.1:4000", "localhost:4000", "[::1]:4000"])("may ask a stand-in at %s", (host) => {
  expect(planPush({ ...production, ALGOLIA_HOST: host })).toHaveProperty("hosts", [
    `http://${host}`,
  ]);
});

it.each([
  ["a stand-in elsewhere", { ALGOLIA_HOST: "elsewhere.example:80" }],
  ["a stand-in whose name starts as this machine's", { ALGOLIA_HOST: "127.0.0.1:80@elsewhere" }],
  ["an application on another host", { GATSBY_ALGOLIA_APP_ID: "elsewhere.example/" }],
])("gives the key to no %s", (_case, env) => {
  expect(() => planPush({ ...production, ...env })).toThrow();
});
