import { frontmatter } from "../../../test/contentFactories";
import { contentWith } from "../../../test/validSite";
import { checkLinks } from "./checkLinks";

const start = "content/docs/article/start.mdx";

function findings(text: string): string[] {
  const content = contentWith({ [start]: `${frontmatter()}${text}\n\n## Install\n\nText.\n` });
  return checkLinks(content).map(({ line, column, rule }) => `${line}:${column} ${rule}`);
}

it.each([
  ["a page", "[a](/docs/api/clock)"],
  ["a member", "[a](/docs/api/clock#resume)"],
  ["an event", "[a](/docs/api/clock#event-tick)"],
  ["the row of an option", "[a](/docs/api/clock#pause_at-timeout)"],
  ["a heading of its own", "[a](#install)"],
  ["its own page by path", "[a](/docs/article/start#install)"],
  ["the landing page", "[a](/)"],
  ["the root of the docs", "[a](/docs)"],
  ["a search", "[a](/search?q=clock)"],
  ["a file", "[a](/favicon.svg)"],
  ["another site", "[a](https://example.com/a#b)"],
  ["an address for mail", "[a](mailto:a@example.com)"],
  ["a picture", "![A clock](/favicon.svg)"],
])("allows a link to %s", (_case, text) => {
  expect(findings(text)).toEqual([]);
});

it("allows the anchor of a heading in another script, also as browsers copy it", () => {
  const path = "[a](#%E8%A6%8B%E5%87%BA%E3%81%97) [b](#見出し) [c](#%E8%A6%8B) [d](#%)";
  expect(findings(`${path}\n\n## 見出し`)).toEqual(["6:45 link-anchor", "6:61 link-anchor"]);
});

it.each([
  ["no page", "[a](/docs/api/clok)", "link-broken"],
  ["a page with a slash at its end", "[a](/docs/api/clock/)", "link-broken"],
  ["a page as a file", "[a](/docs/api/clock.html)", "link-broken"],
  ["no anchor of a page", "[a](/docs/api/clock#stop)", "link-anchor"],
  ["no anchor of its own", "[a](#instal)", "link-anchor"],
  ["a page by a relative path", "[a](../api/clock)", "link-address"],
  ["a page by its file", "[a](clock.mdx)", "link-address"],
  ["a site without a scheme", "[a](//example.com)", "link-address"],
  ["code", "[a](javascript:alert)", "link-address"],
  ["no picture", "![A clock](/clock.png)", "image-missing"],
  ["a picture beside the page", "![A clock](./clock.png)", "image-address"],
  ["a picture of another site", "![A clock](https://example.com/a.png)", "image-address"],
  ["a picture without words", "![](/favicon.svg)", "image-alt"],
])("refuses a link to %s", (_case, text, rule) => {
  expect(findings(text)).toEqual([`6:1 ${rule}`]);
});

it("tells where a link by name is declared", () => {
  expect(findings("A [link][a].\n\n[a]: /docs/api/clok")).toEqual(["8:1 link-broken"]);
});

it("says nothing of anchors on a page that it cannot read", () => {
  const content = contentWith({ "content/docs/api/clock.mdx": `${frontmatter()}{\n` });
  expect(checkLinks(content)).toEqual([]);
});

it("knows the anchors of a sample, which has no address", () => {
  const sample = "content/samples/landing.mdx";
  const text = `${frontmatter()}[a](#install) and [b](#instal)\n\n## Install\n\nText.\n`;
  expect(checkLinks(contentWith({ [sample]: text }))).toMatchObject([
    { file: sample, line: 6, rule: "link-anchor", message: "This page has no #instal." },
  ]);
});
