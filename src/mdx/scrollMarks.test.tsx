import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { stubResizeObserver } from "../../test/stubBrowser";
import { CodeFigure } from "./codeBlock/CodeFigure";
import { Diagram } from "./Diagram";
import { Table } from "./Table";

const code = <code>page.title</code>;

// As in the server's HTML: nothing has been measured.
beforeEach(stubResizeObserver);

it.each<[string, ReactElement, string]>([
  ["wide code", <CodeFigure key="" language="ruby" wide code={code} />, "Ruby"],
  ["a wide file", <CodeFigure key="" language="ruby" title="a.rb" wide code={code} />, "a.rb"],
  ["a table", <Table key="" />, "Table"],
  ["a drawing", <Diagram key="" />, "Diagram"],
])("has %s reached by a keyboard from the start, by its name", (_case, element, name) => {
  const scroller = render(element).container.querySelector("[data-scrolls]");
  expect(scroller).toHaveAttribute("tabindex", "0");
  expect(scroller).toHaveAttribute("role", "group");
  expect(scroller).toHaveAttribute("aria-label", `${name}, scrolls sideways`);
});

it("has no stop of the keyboard at code that no phone is too narrow for", () => {
  const { container } = render(<CodeFigure language="ruby" code={code} />);
  expect(container.querySelector("[tabindex]")).toBeNull();
});
