import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { SiteLink } from "./SiteLink";

it("follows a link to a page through the router", async () => {
  render(<SiteLink href="/docs/api/page#goto">goto</SiteLink>);
  await userEvent.click(screen.getByRole("link", { name: "goto" }));
  expect(navigate).toHaveBeenCalledWith("/docs/api/page#goto");
});

it("leaves a link to another site to the browser, without a way back to this page", () => {
  render(<SiteLink href="https://rubygems.org/">RubyGems</SiteLink>);
  expect(screen.getByRole("link")).toHaveAttribute("rel", "noopener");
});
