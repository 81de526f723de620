import { render, screen } from "@testing-library/react";
import { stubResizeObserver } from "../../../test/stubBrowser";
import { CodeBlock } from "./CodeBlock";

beforeEach(stubResizeObserver);

it("says of a block that was checked against which version, and of no other", () => {
  const { rerender } = render(<CodeBlock language="ruby" html="page.title" />);
  expect(screen.queryByTitle(/^Checked against/)).not.toBeInTheDocument();
  rerender(<CodeBlock language="ruby" html="page.title" checked />);
  expect(screen.getByText(/^✓ \d+\.\d+\.\d+$/)).toHaveAttribute(
    "title",
    expect.stringMatching(/^Checked against playwright-ruby-client \d/),
  );
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
