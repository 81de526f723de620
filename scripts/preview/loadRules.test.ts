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
