import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubResizeObserver } from "../../../test/stubBrowser";
import { dismissedMark, hideTooltips } from "../../ui/code/hideTooltips";
import { CheckedMark } from "./CheckedMark";
import { CodeBlock } from "./CodeBlock";
import { CodeNotes } from "./CodeNotes";

beforeEach(stubResizeObserver);
beforeAll(hideTooltips);

it("is described by what was checked and against which version", () => {
  render(
    <>
      <CheckedMark />
      <CodeNotes />
    </>,
  );
  expect(screen.getByRole("button", { name: "Checked" })).toHaveAccessibleDescription(
    /Parsed as Ruby; .*playwright-ruby-client \d+\.\d+\.\d+/,
  );
});

it("hides the tooltip on Esc until the next visit", async () => {
  const user = userEvent.setup();
  render(<CheckedMark />);
  await user.tab();
  await user.keyboard("{Escape}");
  expect(screen.getByRole("button")).toHaveAttribute(dismissedMark);
  await user.tab();
  await user.tab({ shift: true });
  expect(screen.getByRole("button")).not.toHaveAttribute(dismissedMark);
});

it("stands on a block that was checked and on no other", () => {
  const { rerender } = render(<CodeBlock language="ruby" html="page.title" />);
  expect(screen.queryByRole("button", { name: "Checked" })).not.toBeInTheDocument();
  rerender(<CodeBlock language="ruby" html="page.title" checked />);
  expect(screen.getByRole("button", { name: "Checked" })).toBeInTheDocument();
});

it("gives way to the problems of the block", () => {
  render(<CodeBlock language="ruby" html="page.titel" problems={"a.mdx:3:1 one\na.mdx:4:1 two"} />);
  const list = screen.getByRole("list", { name: "What is wrong with this example" });
  expect(list).toHaveTextContent("a.mdx:3:1 onea.mdx:4:1 two");
});

it.each([
  [
    "its file",
    <CodeBlock key="1" language="ruby" title="spec/cart_spec.rb" html="page" />,
    "spec/cart_spec.rb",
  ],
  ["its language", <CodeBlock key="2" language="bash" html="npm ci" />, "Shell"],
  ["no language", <CodeBlock key="3" language="text" html="a" />, "Code"],
])("is a figure that is called by %s", (_case, block, name) => {
  render(block);
  expect(screen.getByRole("figure", { name })).toBeInTheDocument();
});
