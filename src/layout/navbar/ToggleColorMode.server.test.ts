import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ToggleColorMode } from "./ToggleColorMode";

it("is rendered on the server for every mode, as only the browser knows which it is", () => {
  const html = renderToString(createElement(ToggleColorMode));

  expect(html).toContain("Light mode, switch to dark");
  expect(html).toContain("Dark mode, switch to light");
  expect(html.match(/data-icon="(\w+)"/g)).toHaveLength(3);
});
