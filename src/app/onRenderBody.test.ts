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

function renderHead(): string {
  const parts: ReactElement[] = [];
  const args = { setHeadComponents: (list: ReactElement[]) => parts.push(...list) };
  onRenderBody?.(args as unknown as RenderBodyArgs, { plugins: [] });
  return parts.map((part) => renderToStaticMarkup(part)).join("");
}
