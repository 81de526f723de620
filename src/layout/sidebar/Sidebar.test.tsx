// [row 15]
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SidebarItem } from "../../shared/navigation/sidebar";
import { Sidebar } from "./Sidebar";

const items: SidebarItem[] = [
  { type: "link", label: "Playwright", path: "/docs/api/playwright" },
  {
    type: "category",
    label: "Core",
    path: null,
    items: [{ type: "link", label: "Page", path: "/docs/api/page" }],
  },
  {
    type: "category",
    label: "Emulation",
    path: "/docs/api/emulation",
    items: [{ type: "link", label: "Clock", path: "/docs/api/clock" }],
  },
];

function sidebarAt(currentPath: string) {
  return <Sidebar name="api" items={items} currentPath={currentPath} />;
}

it("is a named navigation", () => {
  render(sidebarAt("/docs/api/page"));

  expect(screen.getByRole("navigation", { name: "API reference" })).toBeVisible();
});

it("has a name of its own in the menu, as the page may have it twice", () => {
  render(<Sidebar name="api" items={items} currentPath="/docs/api/page" isInMenu />);

  expect(screen.getByRole("navigation", { name: "API reference, in the menu" })).toBeVisible();
});

it("marks the current page alone", () => {
  render(sidebarAt("/docs/api/page"));

  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Page");
});

it("opens the category of the current page and no other", () => {
  render(sidebarAt("/docs/api/page"));

  expect(screen.getByRole("link", { name: "Page" })).toBeVisible();
  expect(screen.getByText("Clock")).not.toBeVisible();
});

it("opens the category that the reader arrives in and leaves the others as they are", () => {
  const { rerender } = render(sidebarAt("/docs/api/page"));
  rerender(sidebarAt("/docs/api/clock"));

  expect(screen.getByRole("link", { name: "Clock" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Page" })).toBeVisible();
});

it("keeps closed what the reader closed", async () => {
  const { rerender } = render(sidebarAt("/docs/api/page"));
  await userEvent.click(screen.getByText("Core"));
  rerender(sidebarAt("/docs/api/clock"));

  expect(screen.getByText("Page")).not.toBeVisible();
});

it("lists a category's own page first", () => {
  render(sidebarAt("/docs/api/emulation"));

  expect(screen.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
});

describe("with more pages than are rendered at once", () => {
  const many: SidebarItem[] = ["A", "B"].map((label) => ({
    type: "category",
    label,
    path: null,
    items: Array.from({ length: 150 }, (_, index) => ({
      type: "link",
      label: `${label}${index}`,
      path: `/docs/api/${label}${index}`,
    })),
  }));

  it("renders of a closed category what leads into it, and the rest when it is opened", async () => {
    render(<Sidebar name="api" items={many} currentPath="/docs/api/A7" />);
    expect(screen.getAllByText(/^[AB]\d+$/)).toHaveLength(151);
    await userEvent.click(screen.getByText("B"));
    expect(screen.getByText("B149")).toBeVisible();
  });

  it("renders of a closed category with a page of its own that page", () => {
    const [first, second] = many;
    const items = [first, { ...second, path: "/docs/api/b" }] as SidebarItem[];
    render(<Sidebar name="api" items={items} currentPath="/docs/api/A7" />);
    expect(screen.getAllByText("B")[1]).toHaveAttribute("href", "/docs/api/b");
    expect(screen.queryByText("B0")).toBeNull();
  });

  it("keeps rendered what the reader has left", () => {
    const { rerender } = render(<Sidebar name="api" items={many} currentPath="/docs/api/A7" />);
    rerender(<Sidebar name="api" items={many} currentPath="/docs/api/B7" />);
    expect(screen.getByText("A149")).toBeVisible();
    expect(screen.getByText("B149")).toBeVisible();
  });
});
