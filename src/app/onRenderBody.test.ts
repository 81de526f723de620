import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import type { RenderBodyArgs } from "gatsby";
import { onRenderBody } from "./onRenderBody";

const variables = {
  GATSBY_ALGOLIA_APP_ID: "APP",
  GATSBY_ALGOLIA_SEARCH_KEY: "key",
  GATSBY_ALGOLIA_INDEX_NAME: "docs",
};

afterEach(() =>
  Object.keys(variables).forEach((name) => Reflect.deleteProperty(process.env, name)),
);

it("connects to the hosted index ahead of time where there is one, and to nothing elsewhere", () => {
  expect(renderHead()).not.toContain("preconnect");
  Object.assign(process.env, variables);
  expect(renderHead()).toContain(
    '<link rel="preconnect" href="https://app-dsn.algolia.net" crossorigin="anonymous"/>',
  );
});

it.each([
  ["/search", { "data-start": "query" }],
  ["/search/", { "data-start": "query" }],
  ["/404.html", { "data-start": "load" }],
  ["/404/", { "data-start": "load" }],
  ["/", {}],
  ["/docs/api/page", {}],
])("marks a page that is nothing without the app: %s", (pathname, attributes) => {
  const set = {};
  renderHead(pathname, set);
  expect(set).toEqual(attributes);
});

function renderHead(pathname = "/", attributes = {}): string {
  const parts: ReactElement[] = [];
  const args = {
    pathname,
    setHeadComponents: (list: ReactElement[]) => parts.push(...list),
    setPostBodyComponents: (list: ReactElement[]) => parts.push(...list),
    setHtmlAttributes: (set: object) => Object.assign(attributes, set),
  };
  onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  return parts.map((part) => renderToStaticMarkup(part)).join("");
}
