import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { ToggleColorMode } from "./ToggleColorMode";

it("is drawn on the server without a mode, which only the browser knows", () => {
  const html = renderToString(createElement(ToggleColorMode));

  expect(html).toContain('aria-label="Colour mode"');
  expect(html.match(/data-icon="(\w+)"/g)).toHaveLength(3);
});
