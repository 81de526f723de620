import { render, screen } from "@testing-library/react";
import { Admonition } from "./Admonition";

it.each([
  ["by its title", "Two threads", "Two threads"],
  ["by its kind where it has no title", undefined, "Warning"],
])("is called %s", (_case, title, name) => {
  render(
    <Admonition kind="warning" title={title}>
      Text.
    </Admonition>,
  );
  expect(screen.getByText(name).tagName).toBe("STRONG");
});
