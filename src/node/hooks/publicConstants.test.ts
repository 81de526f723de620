import { publicConstants } from "./publicConstants";

it("gives webpack every public variable, an empty text where it is not set", () => {
  const env = { GATSBY_ALGOLIA_APP_ID: "APP", ALGOLIA_ADMIN_KEY: "secret" };
  expect(publicConstants(env)).toEqual({
    "process.env.GATSBY_PATCHES": '""',
    "process.env.GATSBY_ALGOLIA_APP_ID": '"APP"',
    "process.env.GATSBY_ALGOLIA_SEARCH_KEY": '""',
    "process.env.GATSBY_ALGOLIA_INDEX_NAME": '""',
    "process.env.GATSBY_ALGOLIA_ASSISTANT_ID": '""',
    "process.env.GATSBY_UNTRANSLATED": '""',
  });
});
