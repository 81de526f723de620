import { render, screen } from "@testing-library/react";
import { CurrentPathContext } from "./currentPathContext";
import { SiteLink } from "./SiteLink";

it("marks the link to the page that is read, and no link to a place in it", () => {
  render(
    <CurrentPathContext.Provider value="/docs/api/page">
      <SiteLink href="/docs/api/page">Page</SiteLink>
      <SiteLink href="/docs/api/page#goto">goto</SiteLink>
    </CurrentPathContext.Provider>,
  );
  expect(screen.getByRole("link", { name: "Page" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "goto" })).not.toHaveAttribute("aria-current");
});

it("leaves a link to another site to the browser, without a way back to this page", () => {
  render(<SiteLink href="https://rubygems.org/">RubyGems</SiteLink>);
  expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener");
});
