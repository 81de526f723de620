import { playwrightRedirects } from "./playwrightRedirects";

const classes = [
  { name: "Page", path: "/docs/api/page" },
  { name: "BrowserContext", path: "/docs/api/browser_context" },
  { name: "APIRequest", path: "/docs/api/api_request" },
  { name: "CDPSession", path: "/docs/api/cdp_session" },
  { name: "Android", path: "/docs/api/experimental/android" },
];

const rules = new Map(
  playwrightRedirects(classes, ["Logger", "Page"])
    .trim()
    .split("\n")
    .map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
);

it.each([
  ["/docs/api/class-page", "/docs/api/page 301"],
  ["/docs/api/Page", "/docs/api/page 301"],
  ["/docs/api/class-browsercontext", "/docs/api/browser_context 301"],
  ["/docs/api/BrowserContext", "/docs/api/browser_context 301"],
  ["/docs/api/browserContext", "/docs/api/browser_context 301"],
  ["/docs/api/browsercontext", "/docs/api/browser_context 301"],
  ["/docs/api/browser-context", "/docs/api/browser_context 301"],
  ["/docs/api/api-request", "/docs/api/api_request 301"],
  ["/docs/api/apiRequest", "/docs/api/api_request 301"],
  ["/docs/api/cdp-session", "/docs/api/cdp_session 301"],
  ["/docs/api/android", "/docs/api/experimental/android 301"],
  ["/docs/api/class-logger", "/docs/article/api_coverage 302"],
  ["/docs/auth", "/docs/article/guides/authentication 301"],
  ["/docs/api/class-timeouterror", "/docs/article/guides/errors#timeouts 301"],
  [
    "/docs/api/class-testinfo",
    "/docs/article/guides/coming_from_javascript_or_python#the-test-runners-words 301",
  ],
  ["/docs/test-agents", "/docs/article/guides/write_specs_with_an_assistant 301"],
  ["/python/docs/*", "/docs/:splat 301"],
])("leads %s to %s", (from, to) => {
  expect(rules.get(from)).toBe(to);
});

it("leads no page to itself", () => {
  expect(rules.has("/docs/api/page")).toBe(false);
});
