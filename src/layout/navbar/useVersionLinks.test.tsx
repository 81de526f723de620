import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { site } from "../../config/site";
import { preferredVersionKey } from "../../shared/constants";
import { PageHead } from "../head/PageHead";
import { PageVersionContext, type PageVersion } from "../docsVersion";
import { VersionBanner } from "../VersionBanner";
import { NavbarControl } from "./NavbarControl";

jest.mock("../../config/frozenVersions.json", () => [
  { name: "1.61", gem: "1.60.2", commit: "1a2b" },
]);

const link = (path: string) => ({ type: "link", label: path, path });

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", "/");
  const frozen = { "1.61": { api: [], docs: [link("/docs/1.61/article/start")] } };
  jest.mocked(useStaticQuery).mockReturnValue({ sidebars: { api: [], docs: [], frozen } });
});

const both = ["current", "1.61"];
const current: PageVersion = {
  name: "current",
  versions: both,
  locales: [],
  localPath: "/docs/api/page",
};
const old: PageVersion = { ...current, name: "1.61" };
const none: PageVersion = { name: null, versions: [], locales: [], localPath: "/" };

function renderLinks(page: PageVersion) {
  return render(
    <PageVersionContext.Provider value={page}>
      <NavbarControl item={{ type: "versions" }} section="none" search={null} />
      <VersionBanner />
    </PageVersionContext.Provider>,
  );
}

const chosen = () => screen.getByText("Version:").closest("summary");
const hrefs = () =>
  screen.getAllByRole("link", { hidden: true }).map((a) => a.getAttribute("href"));

it("[row 18] keeps page, query and hash", () => {
  window.history.replaceState(null, "", "/docs/api/page?framework=rspec#goto");
  renderLinks(current);
  expect(chosen()).toHaveTextContent("Version: Next");
  expect(hrefs()).toEqual([
    "/docs/api/page?framework=rspec#goto",
    "/docs/1.61/api/page?framework=rspec#goto",
  ]);
});

it("[row 18] says beneath a version which gem it documents", () => {
  renderLinks(current);
  expect(screen.getByText(`documents gem ${site.gemVersion}`)).toBeInTheDocument();
  expect(screen.getByText("documents gem 1.60.2")).toBeInTheDocument();
});

it("[row 18] leads to where a version begins that does not have the page", () => {
  renderLinks({ ...current, versions: ["current"] });
  expect(hrefs()).toEqual(["/docs/api/page", "/docs/1.61/article/start"]);
});

it("[row 18] tells readers of an old version of the latest one", () => {
  renderLinks(old);
  expect(chosen()).toHaveTextContent("Version: 1.61");
  const banner = screen.getByRole("complementary");
  const latest = `The latest is for gem ${site.gemVersion}.`;
  expect(banner).toHaveTextContent(
    `This is version 1.61 of the documentation, for gem 1.60.2. ${latest}`,
  );
  expect(screen.getByRole("link", { name: latest })).toHaveAttribute("href", "/docs/api/page");
});

it("[row 18] has no banner on the latest version", () => {
  renderLinks(current);
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

it("[row 18] stores the choice, and follows it on pages of no version", async () => {
  const { unmount } = renderLinks(none);
  await userEvent.click(screen.getByText("Version:"));
  await userEvent.click(screen.getByRole("link", { name: /^1\.61/ }));
  expect(localStorage.getItem(preferredVersionKey)).toBe("1.61");
  unmount();
  renderLinks(none);
  expect(chosen()).toHaveTextContent("Version: 1.61");
});

it("[row 18] removes a stored choice that is no version", () => {
  localStorage.setItem(preferredVersionKey, "0.9");
  renderLinks(none);
  expect(localStorage.getItem(preferredVersionKey)).toBeNull();
  expect(chosen()).toHaveTextContent("Version: Next");
});

it.each([
  ["leads to the latest version", old, "/docs/api/page"],
  [
    "stays where the latest has no such page",
    { ...old, versions: ["1.61"] },
    "/docs/1.61/api/page",
  ],
])("[row 18] the canonical link of an old page %s", async (_case, page, path) => {
  render(
    <PageVersionContext.Provider value={page}>
      <PageHead title="Page" description="A page." path="/docs/1.61/api/page" />
    </PageVersionContext.Provider>,
  );
  const canonical = () => document.querySelector("link[rel='canonical']")?.getAttribute("href");
  await waitFor(() => expect(canonical()).toBe(site.url + path));
});
