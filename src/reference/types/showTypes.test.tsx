import { render, screen, waitFor } from "@testing-library/react";
import { showTypes, typesMark } from "./showTypes";

const rbs = "module Playwright\n  class Page\n    def url: () -> String\n  end\nend\n";

function Section({ id }: { id: string }) {
  return (
    <details {...{ [typesMark]: id }}>
      <summary>RBS</summary>
      <a href="/api/playwright.rbs">All types</a>
    </details>
  );
}

function answer(status: number) {
  const fetched = jest.fn(() =>
    Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(rbs) }),
  );
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

function unfold(): void {
  const details = screen.getByRole("group");
  details.setAttribute("open", "");
  details.dispatchEvent(new Event("toggle"));
}

it("puts the declaration where it is unfolded, and asks once", async () => {
  const fetched = answer(200);
  showTypes(render(<Section id="Page#url" />).container);
  unfold();
  expect(await screen.findByText("def url: () -> String")).toBeInTheDocument();
  unfold();
  await Promise.resolve();
  expect(screen.getAllByText("def url: () -> String")).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("fills what was unfolded before the app started", async () => {
  answer(200);
  const { container } = render(<Section id="Page#url" />);
  screen.getByRole("group").setAttribute("open", "");
  showTypes(container);
  expect(await screen.findByText("def url: () -> String")).toBeInTheDocument();
});

it.each([
  ["cannot be had", "Page#url", 500],
  ["have no such member", "Page#gone", 200],
])("leaves the link where types %s", async (_case, id, status) => {
  const fetched = answer(status);
  showTypes(render(<Section id={id} />).container);
  unfold();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(screen.getByRole("link", { name: "All types" })).toBeInTheDocument();
  expect(screen.getByRole("group").querySelector("pre")).toBeNull();
});
