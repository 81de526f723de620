import { redirectTargets } from "./publishedSite";

it("names where redirects lead, and nothing where a rule says that there is nothing", () => {
  const rules = "# Why.\n/docs /docs/start 302\n/old/* /docs/:splat 301\n/404 /404.html 404!\n";
  const site = { files: [], hasFile: () => false, matchRedirect: () => null, origin: "" };
  expect(redirectTargets({ ...site, read: () => rules })).toEqual(["/docs/start"]);
});
