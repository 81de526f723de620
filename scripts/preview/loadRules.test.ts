// [row 8]
import { loadRules } from "./loadRules";

const start = "/docs/article/getting_started";

it.each(["/docs", "/docs/", "/docs.html", "/docs/index", "/docs/index.html"])(
  "leads from %s, the root of the docs, to their first page",
  async (path) => {
    const { matchRedirect } = await loadRules("static");
    expect(matchRedirect(path, "a=1")).toMatchObject({ to: start, status: 302, force: false });
  },
);

it.each(["/docs/api", "/docs/nope", "/docs/index/nope", "/docs/nope.html"])(
  "leads nowhere from %s",
  async (path) => {
    const { matchRedirect } = await loadRules("static");
    expect(matchRedirect(path, "")).toBeNull();
  },
);

it("gives a path each header once, by its name in lower case", async () => {
  const { matchHeaders } = await loadRules("test/fixtures/site");
  expect(matchHeaders("/app-0123456789abcdef0123.js")).toEqual({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cache-control": "public, max-age=31536000, immutable",
  });
});
