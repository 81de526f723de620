import { anApiClass, anApiEvent, anApiMember, anApiOption } from "../../../test/apiFactories";
import { markdownLinks } from "./markdownLinks";

const paths = ["/", "/docs/api", "/docs/api/page", "/docs/article/start"];
const page = anApiClass({
  members: [
    anApiMember({
      name: "visible?",
      options: [anApiOption({ anchor: "visible-timeout" })],
      negation: { name: "not_to_be_visible", anchor: "not_to_be_visible" },
    }),
  ],
  events: [anApiEvent({ name: "dialog" })],
});
const linksOf = (version: string, pathPrefix = "") =>
  markdownLinks({ paths, classes: [page], version, pathPrefix });

it.each([
  ["a page", "/docs/article/start", "/docs/article/start.md"],
  ["a section", "/docs/article/start#install", "/docs/article/start.md#install"],
  ["the landing page", "/", "/index.md"],
  ["a class", "/docs/api/page", "/docs/api/page.md"],
  ["a member", "/docs/api/page#visible", "/docs/api/page/visible.md"],
  ["a member of the same page", "#visible", "/docs/api/page/visible.md"],
  ["an option", "/docs/api/page#visible-timeout", "/docs/api/page/visible.md"],
  ["an opposite", "#not_to_be_visible", "/docs/api/page/visible.md"],
  ["an event", "#event-dialog", "/docs/api/page/event-dialog.md"],
  ["a picture", "/order.png", "/order.png"],
  ["a page without Markdown", "/search?q=goto", "/search?q=goto"],
  ["another site", "https://rubygems.org/a", "https://rubygems.org/a"],
])("leads to %s", (_case, href, target) => {
  expect(linksOf("current")("/docs/api/page", href)).toBe(target);
});

it.each([
  ["/docs/article/start#install", "/base/docs/1.61/article/start.md#install"],
  ["#visible", "/base/docs/1.61/api/page/visible.md"],
  ["/", "/base/index.md"],
  ["/order.png", "/base/order.png"],
])("leads from %s of a frozen version, under a path, to %s", (href, target) => {
  expect(linksOf("1.61", "/base")("/docs/api/page", href)).toBe(target);
});

it("leads to the first locale's page where this one has none", () => {
  const originals = new Map([["/docs/article/new", "/docs/article/new.md"]]);
  const link = markdownLinks({
    paths,
    classes: [],
    version: "current",
    pathPrefix: "/ja",
    originals,
  });
  expect(link("/", "/docs/article/new")).toBe("/docs/article/new.md");
});
