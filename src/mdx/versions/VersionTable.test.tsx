import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubResizeObserver } from "../../../test/stubBrowser";
import { copyOnPress } from "../../ui/code/copyOnPress";
import type { GemVersion } from "../../shared/versions/gemVersion";
import { OverviewProvider } from "../../reference/overview/overviewContext";
import { VersionTable } from "./VersionTable";

const numbered = Array.from({ length: 14 }, (_, index) => release(`1.${61 - index}.0`));
const versions: GemVersion[] = [
  ...numbered.slice(0, 2),
  release("1.59.1.alpha1"),
  ...numbered.slice(2),
  { gem: "0.0.1", released: "2021-01-08", playwright: null, ruby: null, node: null },
];

function release(gem: string): GemVersion {
  return { gem, released: "2026-07-04", playwright: gem, ruby: ">= 2.4", node: "18" };
}

function gems(container: HTMLElement) {
  return within(container)
    .queryAllByRole("rowheader")
    .map((cell) => cell.textContent);
}

beforeAll(stubResizeObserver);
beforeAll(copyOnPress);

function renderTable() {
  render(
    <OverviewProvider value={{ gemVersions: versions }}>
      <VersionTable />
    </OverviewProvider>,
  );
  return userEvent.setup();
}

it("shows the newest releases with what belongs to them, and folds the others", () => {
  renderTable();
  const older = screen.getByRole("group", { name: "" });
  const [first] = screen.getAllByRole("row").slice(1);

  expect(first).toHaveTextContent("1.61.02026-07-041.61.02.418npm install playwright@1.61.0");
  expect(older).toHaveTextContent("4 releases more");
  expect(gems(older)).toEqual(["1.59.1.alpha1", "1.49.0", "1.48.0", "0.0.1"]);
});

it("copies the command of a row", async () => {
  const user = renderTable();
  await user.click(screen.getByRole("button", { name: "Copy npm install playwright@1.60.0" }));

  expect(await navigator.clipboard.readText()).toBe("npm install playwright@1.60.0");
});

it("says of an early release that it does not name its Playwright", () => {
  renderTable();
  const row = screen.getByRole("row", { name: /^0\.0\.1/ });

  expect(row).toHaveTextContent("0.0.12021-01-08not stated––");
  expect(within(row).queryByRole("button")).not.toBeInTheDocument();
});

it.each([
  ["1.59", ["1.59.1.alpha1", "1.59.0"], "2 releases"],
  [" 0.0.1 ", ["0.0.1"], "1 release"],
  ["99", [], "No release has “99” in its version."],
])("filters by %j and says how many it found", async (query, expected, status) => {
  const user = renderTable();
  await user.type(screen.getByRole("searchbox"), query);

  expect(gems(document.body)).toEqual(expected);
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(status);
});
