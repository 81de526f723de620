import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { ReplaceRendererArgs } from "gatsby";
import { Helmet } from "react-helmet";
import { replaceRenderer } from "./replaceRenderer";

it("leaves each of the pages that are drawn at a time its own head", async () => {
  const titles = ["One", "Two", "Three"];
  await expect(Promise.all(titles.map(draw))).resolves.toEqual(
    titles.map((title) => [`<p>${title}</p>`, title]),
  );
});

it("puts what settles the parts of a document behind them, and on no other page", async () => {
  const part = createElement("section", null, "Part");
  const isSettled = async (...content: ReactNode[]) => {
    const set = jest.fn();
    await replaceRenderer(argsFor(createElement(Fragment, null, ...content), { set }), noOptions);
    return set.mock.calls.length > 0;
  };
  await expect(isSettled(createElement("article", null, part))).resolves.toBe(true);
  await expect(isSettled(createElement("article", null, "Text"))).resolves.toBe(false);
  await expect(isSettled(part, createElement("article", null, "Text"))).resolves.toBe(false);
});

it("leads back to a part at once, and settles the parts in a module, which delays no layout", async () => {
  const set = jest.fn<undefined, [ReactElement<{ type?: string }>[]]>();
  const page = createElement("article", null, createElement("section"));
  await replaceRenderer(argsFor(page, { set }), noOptions);
  const scripts = set.mock.calls.flat(2).map(({ key, props }) => [key, props.type]);
  expect(scripts).toEqual([
    ["place", undefined],
    ["settle", "module"],
  ]);
});

/** The text of a page and its title, as Gatsby asks for them: what a plugin answers is waited for a few times. */
async function draw(title: string): Promise<[string, string]> {
  let html = "";
  const page = createElement(
    Fragment,
    null,
    createElement(Helmet, { title }),
    createElement("p", null, title),
  );
  await replaceRenderer(argsFor(page, { take: (text) => (html = text) }), noOptions);
  for (let hop = 0; hop < 3; hop += 1) await Promise.resolve();
  const head = Helmet.renderStatic().title.toString();
  return [html, />([^<]*)</.exec(head)?.[1] ?? ""];
}

const noOptions = { plugins: [] };

interface Taken {
  /** Takes the text of the page. */
  take?: (html: string) => void;
  /** Takes what stands behind it. */
  set?: (components: ReactElement[]) => void;
}

function argsFor(page: ReactElement, { take = jest.fn(), set = jest.fn() }: Taken) {
  const args = { bodyComponent: page, replaceBodyHTMLString: take, setPostBodyComponents: set };
  return args as unknown as ReplaceRendererArgs;
}
