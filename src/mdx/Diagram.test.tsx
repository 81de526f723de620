import { render, screen } from "@testing-library/react";
import { stubResizeObserver } from "../../test/stubBrowser";
import { Diagram } from "./Diagram";

beforeEach(stubResizeObserver);

it("is never drawn smaller, and scrolls by itself in a text that is too narrow for it", () => {
  render(
    <p>
      <Diagram role="img" aria-label="Two boxes" width={356} height={364} />
    </p>,
  );
  const drawing = screen.getByRole("img", { name: "Two boxes" });
  expect(drawing).toHaveStyle({ maxWidth: "none" });
  expect(drawing.parentElement).toHaveAttribute("data-scrolls", "Diagram");
  expect(drawing.parentElement).toHaveStyle({ display: "block", overflowX: "auto" });
});
