import { act, render, screen } from "@testing-library/react";
import { problemsPath } from "../../shared/constants";
import type { Problem } from "../../shared/text/problem";
import { ProblemPanel } from "./ProblemPanel";

class FakeSource {
  static last: FakeSource | undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  close = () => undefined;
  constructor(readonly url: string) {
    FakeSource.last = this;
  }
}

const problem = { file: "content/a.mdx", line: 2, rule: "a", message: "Wrong.", hint: "Mend it." };
const panel = () => screen.queryByRole("status", { name: "Problems of the preview" });
const send = (problems: Problem[]) =>
  act(() => FakeSource.last?.onmessage({ data: JSON.stringify(problems) }));

beforeEach(() => {
  Object.assign(window, { EventSource: FakeSource });
  render(<ProblemPanel />);
});

it("shows problems with their place and what to write, and goes when they do", () => {
  expect(FakeSource.last?.url).toBe(problemsPath);
  expect(panel()).toBeNull();
  send([problem]);
  expect(panel()).toHaveTextContent("content/a.mdx:2 Wrong. Mend it.");
  send([problem, { ...problem, line: 3 }]);
  expect(panel()).toHaveTextContent("2 problems");
  send([]);
  expect(panel()).toBeNull();
});

it("says that the preview is gone, until it answers again", () => {
  act(() => FakeSource.last?.onerror());
  expect(panel()).toHaveTextContent("The preview does not answer");
  send([]);
  expect(panel()).toBeNull();
});
