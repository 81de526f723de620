import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ApiCoverage as Coverage } from "../../shared/api/apiCoverage";
import { ApiCoverage } from "./ApiCoverage";
import { OverviewProvider } from "./overviewContext";

const coverage: Coverage = {
  classes: [
    {
      name: "Mouse",
      path: "/docs/api/mouse",
      implemented: [{ name: "click", jsName: "click", path: "/docs/api/mouse#click" }],
      missing: [],
      otherLanguages: [],
    },
    {
      name: "Page",
      path: "/docs/api/page",
      implemented: [
        { name: "closed?", jsName: "isClosed", path: "/docs/api/page#closed" },
        { name: "goto", jsName: "goto", path: "/docs/api/page#goto" },
      ],
      missing: [{ name: "request_gc", jsName: "requestGC", path: "/docs/api/page#request_gc" }],
      otherLanguages: ["coverage"],
    },
  ],
  unwrapped: [
    { name: "Logger", members: ["log"], languages: ["js"], rubyClass: null, path: null },
    {
      name: "Video",
      members: ["saveAs"],
      languages: [],
      rubyClass: "Playwright::Video",
      path: "/docs/api/video",
    },
    {
      name: "Error",
      members: ["stack"],
      languages: ["python"],
      rubyClass: "Playwright::Error",
      path: null,
    },
  ],
};

function renderCoverage() {
  render(
    <OverviewProvider value={{ apiCoverage: coverage }}>
      <ApiCoverage />
    </OverviewProvider>,
  );
}

function section(name: string) {
  const found = screen.getByRole("heading", { name }).closest("section");
  return within(found ?? document.body);
}

it("counts what there is, in all and for each class", () => {
  renderCoverage();
  expect(screen.getByText("3 of 4 members, 75 %")).toBeInTheDocument();
  expect(section("Page").getByText("2 of 3 members, 66 %")).toBeInTheDocument();
  expect(section("Mouse").getByText("1 of 1 members, 100 %")).toBeInTheDocument();
});

it.each([
  ["Page", "#coverage-page"],
  ["Classes of Playwright that are no class of the library", "#coverage-unwrapped"],
])("[row 17] has a link to its heading %s", (name, address) => {
  renderCoverage();
  const permalink = screen.getByRole("link", { name: `Direct link to ${name}` });
  expect(permalink).toHaveAttribute("href", address);
  expect(screen.getByRole("heading", { name }).id).toBe(address.slice(1));
});

it("leads to the section of each member, there or not", () => {
  renderCoverage();
  expect(section("Page").getByRole("link", { name: "closed?" })).toHaveAttribute(
    "href",
    "/docs/api/page#closed",
  );
  expect(section("Page").getByRole("link", { name: "request_gc" })).toHaveAttribute(
    "href",
    "/docs/api/page#request_gc",
  );
  expect(section("Page").getByText("coverage")).toBeInTheDocument();
});

it("tells which classes of Playwright Ruby has in another form, and which it has not", () => {
  renderCoverage();
  const others = section("Classes of Playwright that are no class of the library");
  expect(others.getByText("only in JavaScript")).toBeInTheDocument();
  expect(others.getByRole("link", { name: "Playwright::Video" })).toHaveAttribute(
    "href",
    "/docs/api/video",
  );
  expect(others.getByText("Playwright::Error")).toBeInTheDocument();
  expect(others.queryByText("only in Python")).not.toBeInTheDocument();
});

it("keeps the count of a class whose members a filter narrows", async () => {
  renderCoverage();
  await userEvent.type(screen.getByRole("searchbox"), "page#goto");
  expect(section("Page").getByText("2 of 3 members, 66 %")).toBeInTheDocument();
  expect(section("Page").queryByRole("link", { name: "closed?" })).not.toBeInTheDocument();
  expect(screen.queryByText("Logger")).not.toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 of 8");
});

it("says so when nothing is left", async () => {
  renderCoverage();
  await userEvent.type(screen.getByRole("searchbox"), "teleport");
  expect(screen.getByText("No class and no member matches “teleport”.")).toBeInTheDocument();
});
