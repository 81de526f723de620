import { createElement, Fragment, type ReactElement } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";
import { replaceRenderer } from "./replaceRenderer";

it("leaves each of the pages that are rendered at a time its own head", async () => {
  const titles = ["One", "Two", "Three"];
  await expect(Promise.all(titles.map(renderTitle))).resolves.toEqual(
    titles.map((title) => [`<p>${title}</p>`, title]),
  );
});

/**
 * Returns the text of a page and its title, as Gatsby asks for them: what a plugin answers is waited for a few times.
 */
async function renderTitle(title: string): Promise<[string, string]> {
  let html = "";
  const page = createElement(
    Fragment,
    null,
    createElement(Helmet, { title }),
    createElement("p", null, title),
  );
  await replaceRenderer(
    argsFor(page, (text) => (html = text)),
    noOptions,
  );
  for (let hop = 0; hop < 3; hop += 1) await Promise.resolve();
  const head = Helmet.renderStatic().title.toString();
  return [html, />([^<]*)</.exec(head)?.[1] ?? ""];
}

const noOptions = { plugins: [] };

function argsFor(page: ReactElement, take: (html: string) => void) {
  const args = { bodyComponent: page, replaceBodyHTMLString: take };
  return args as unknown as ReplaceRendererArgs;
}
