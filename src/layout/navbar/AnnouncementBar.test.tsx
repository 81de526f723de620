import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { announcementContent } from "../../node/config/announcementContent";
import { AnnouncementBar } from "./AnnouncementBar";
import { announcementScript, dismissedAttribute } from "./announcementScript";

const content = "Gem **1.61** is out: see [`Clock`](/docs/api/clock).";

function announce(id: string, isCloseable = true) {
  const announcement = { id, content, isCloseable };
  const tree = announcementContent(announcement).content;
  jest.mocked(useStaticQuery).mockReturnValue({ announcement: { id, isCloseable, content: tree } });
}

/** Does what a page load does before anything is painted. */
function load(id: string): boolean {
  document.documentElement.removeAttribute(dismissedAttribute);
  const script = document.createElement("script");
  script.textContent = announcementScript(id);
  document.head.append(script);
  return document.documentElement.hasAttribute(dismissedAttribute);
}

const closeButton = () => screen.getByRole("button", { name: "Close the announcement" });

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute(dismissedAttribute);
});

it("[row 2] renders no bar where nothing is announced", () => {
  jest.mocked(useStaticQuery).mockReturnValue({ announcement: null });
  const { container } = render(<AnnouncementBar />);
  expect(container).toBeEmptyDOMElement();
});

it("[row 2] renders Markdown, with its links", () => {
  announce("a");
  render(<AnnouncementBar />);
  expect(screen.getByRole("complementary", { name: "Announcement" })).toHaveTextContent(
    "Gem 1.61 is out: see Clock.",
  );
  expect(screen.getByRole("link", { name: "Clock" })).toHaveAttribute("href", "/docs/api/clock");
  expect(screen.getByText("1.61").tagName).toBe("STRONG");
});

it("[row 2] has no button where it does not close", () => {
  announce("a", false);
  render(<AnnouncementBar />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("[row 2] hides when it is closed, and remembers that for each id", async () => {
  announce("a");
  const { rerender } = render(<AnnouncementBar />);
  await userEvent.click(closeButton());
  expect(document.documentElement).toHaveAttribute(dismissedAttribute);
  expect(load("a")).toBe(true);
  expect(load("b")).toBe(false);

  announce("b");
  rerender(<AnnouncementBar />);
  await userEvent.click(closeButton());
  expect([load("b"), load("a")]).toEqual([true, true]);
});

it("[row 2] closes for now where nothing can be stored", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  announce("a");
  render(<AnnouncementBar />);
  await userEvent.click(closeButton());
  expect(document.documentElement).toHaveAttribute(dismissedAttribute);
  expect(load("a")).toBe(false);
});

it("[row 2] shows the bar where storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(load("a")).toBe(false);
});
