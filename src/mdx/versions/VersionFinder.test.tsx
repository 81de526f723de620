import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { GemVersion } from "../../shared/versions/gemVersion";
import { OverviewProvider } from "../../reference/overview/overviewContext";
import { VersionFinder } from "./VersionFinder";

const versions: GemVersion[] = [
  { gem: "1.61.0", released: "2026-07-04", playwright: "1.61.1", ruby: ">= 2.4", node: "18" },
  { gem: "1.64.1", released: "2026-11-17", playwright: null, ruby: null, node: "20" },
  { gem: "1.65.1", released: "2026-11-22", playwright: "1.65.1", ruby: null, node: "20" },
  { gem: "0.5.9", released: "2021-05-14", playwright: null, ruby: null, node: null },
];

beforeEach(() => {
  render(
    <OverviewProvider value={{ gemVersions: versions }}>
      <VersionFinder />
    </OverviewProvider>,
  );
});

it.each([
  [
    "playwright-ruby-client (1.61.0)",
    /^Gem 1\.61\.0 is made for Playwright 1\.61\.1\. It needs Node\.js 18 or newer\.(?!.*docs)/,
    "npm install playwright@1.61.1",
  ],
  ["1.61.1", "There is no gem 1.61.1, but gem 1.61.0", "npm install playwright@1.61.1"],
  [
    "playwright-ruby-client (1.65.1)",
    "Gem 1.65.1 is made for Playwright 1.65.1. It needs Node.js 20 or newer. These docs describe gem 1.61.0",
    "npm install playwright@1.65.1",
  ],
  ["1.64.1", "does not know which Playwright gem 1.64.1", "COMPATIBLE_PLAYWRIGHT_VERSION"],
  ["1.99.0", "This page knows no gem 1.99.0.", "COMPATIBLE_PLAYWRIGHT_VERSION"],
])("answers %s with a command", async (line, sentence, command) => {
  await userEvent.type(screen.getByRole("textbox", { name: /Gemfile\.lock/ }), line);

  const [answer] = screen.getAllByRole("status");
  expect(answer).toHaveTextContent(sentence);
  expect(answer).toHaveTextContent(command);
  expect(screen.getByRole("button", { name: /^Copy / })).toBeInTheDocument();
});

it.each([
  ["0.5.9", "does not say which Playwright"],
  ["playwright-ruby-client (>= 1.16.0)", "“>= 1.16.0” is a requirement"],
  ["capybara (3.40.0)", "That is a line of capybara."],
  ["latest", "There is no version in that."],
])("answers %s without one", async (line, sentence) => {
  await userEvent.type(screen.getByRole("textbox"), line);

  expect(screen.getByRole("status")).toHaveTextContent(sentence);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("says nothing before it is asked", () => {
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
