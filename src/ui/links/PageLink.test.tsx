import { render, screen } from "@testing-library/react";

it("[row 19] leads to the first locale's page where this one has none, and says in which language it is", async () => {
  const env = { ...process.env, GATSBY_UNTRANSLATED: "/docs/api/page /docs/api/frame" };
  jest.replaceProperty(process, "env", env);
  // Read where the module is loaded, as it is a constant of the build.
  const { PageLink } = await import("./PageLink");
  render(
    <>
      <PageLink to="/docs/api/page#goto">Page</PageLink>
      <PageLink to="/docs/api/clock">Clock</PageLink>
    </>,
  );
  const link = screen.getByRole("link", { name: "Page (English)" });
  expect(link).toHaveAttribute("href", "/docs/api/page#goto");
  expect(link).toHaveAttribute("hreflang", "en");
  expect(screen.getByRole("link", { name: "Clock" })).not.toHaveAttribute("hreflang");
});
