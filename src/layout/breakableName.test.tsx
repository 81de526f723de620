import { render } from "@testing-library/react";
import { breakableName } from "./breakableName";

it.each([
  ["APIRequestContext", "APIRequest<wbr>Context"],
  ["Playwright::DifferentFrameError", "Playwright::<wbr>Different<wbr>Frame<wbr>Error"],
  ["Page", "Page"],
  ["Getting started", "Getting started"],
  ["Coming from JavaScript", "Coming from JavaScript"],
])("lets %s go on between its words", (title, html) => {
  expect(render(<h1>{breakableName(title)}</h1>).container.innerHTML).toBe(`<h1>${html}</h1>`);
});
