import { siteRoot } from "./siteRoot";

const own = "https://playwright-ruby-client.netlify.app";

it.each([
  [undefined, own],
  ["", own],
  [" ", own],
  ["https://docs.example.org/", "https://docs.example.org"],
  ["http://localhost:9000/under/", "http://localhost:9000/under"],
])("serves under %j", (given, expected) => {
  expect(siteRoot(given)).toBe(expected);
});

it.each([["docs.example.org"], ["$URL"], ["ftp://docs.example.org"], ["https://"]])(
  "refuses %j by the name of its variable",
  (given) => {
    expect(() => siteRoot(given)).toThrow(/^GATSBY_SITE_URL is ".*"; write an address/);
  },
);
