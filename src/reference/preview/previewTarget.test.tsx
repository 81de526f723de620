import { render, screen } from "@testing-library/react";
import { previewTarget } from "./previewTarget";

function targetOf(markup: React.ReactNode) {
  render(markup);
  const link = screen.getByRole("link");
  return link instanceof HTMLAnchorElement ? previewTarget(link) : null;
}

it.each([
  ["a member", "/docs/api/page#goto", { page: "/docs/api/page", anchor: "goto" }],
  ["a class", "/docs/api/page", { page: "/docs/api/page", anchor: "" }],
  [
    "a class in a folder",
    "/docs/api/experimental/android#devices",
    { page: "/docs/api/experimental/android", anchor: "devices" },
  ],
  ["a guide", "/docs/article/getting_started#install", null],
  ["the index of all names", "/docs/api#letter-a", null],
  ["another site", "https://example.com/docs/api/page#goto", null],
])("reads a link to %s", (_case, href, target) => {
  const link = <a href={href}>There</a>;
  expect(targetOf(<article>{link}</article>)).toEqual(target);
});

it("reads a member in a list of links, and no class there", () => {
  expect(
    targetOf(
      <article>
        <nav>
          <a href="/docs/api/page">Page</a>
        </nav>
      </article>,
    ),
  ).toBeNull();
});

it("leaves out a link beside the text", () => {
  expect(targetOf(<a href="/docs/api/page#goto">goto</a>)).toBeNull();
});

it("leaves out the link of a heading to itself", () => {
  expect(
    targetOf(
      <article>
        <div data-level="2">
          <a href="/docs/api/page#goto">#</a>
        </div>
      </article>,
    ),
  ).toBeNull();
});
