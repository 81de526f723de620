import { navigate, parsePath, withPrefix } from "./leanLink";

interface RealLink {
  parsePath: (address: string) => object;
  withPrefix: (path: string) => string;
}

const real = jest.requireActual<RealLink>("gatsby-link");

beforeAll(() => {
  Object.assign(globalThis, { __BASE_PATH__: "/docs-site" });
});

it.each(["/a", "/a?b=c#d", "/a#d?e", "/a?", "/a#", "/", "", "#a", "?q=1"])(
  "takes %j apart as the real one does",
  (address) => expect(parsePath(address)).toEqual(real.parsePath(address)),
);

it.each(["/", "/docs/api/page#goto", "docs", "https://rubygems.org/", "mailto:a@b"])(
  "puts the site's path before %j as the real one does",
  (path) => {
    expect(withPrefix(path)).toBe(real.withPrefix(path));
  },
);

it("navigates under the site's path, or through the history", () => {
  const navigated = jest.fn();
  Object.assign(globalThis, { window: { ___navigate: navigated } });
  navigate("/docs", { replace: true });
  navigate(-1);
  expect(navigated.mock.calls).toEqual([
    ["/docs-site/docs", { replace: true }],
    [-1, undefined],
  ]);
});
