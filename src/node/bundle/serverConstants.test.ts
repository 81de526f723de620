import { DefinePlugin } from "webpack";
import { keepOwnVariables } from "./serverConstants";

it("leaves the constants that our modules read, and no other variable of the environment", () => {
  const constants = new DefinePlugin({
    __BASE_PATH__: '""',
    "process.env": "({})",
    "process.env.NODE_ENV": '"production"',
    "process.env.GATSBY_ALGOLIA_APP_ID": '"id"',
    "process.env.ALGOLIA_ADMIN_KEY": '"secret"',
    "process.env.TERM": '"xterm"',
  });
  keepOwnVariables([{}, null, constants]);
  expect(Object.keys(constants.definitions)).toEqual([
    "__BASE_PATH__",
    "process.env",
    "process.env.NODE_ENV",
    "process.env.GATSBY_ALGOLIA_APP_ID",
  ]);
});
