import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CodeFigure } from "./codeBlock/CodeFigure";
import { Diagram } from "./Diagram";
import { Table } from "./Table";

const code = <code>page.title</code>;

it.each<[string, ReactElement, string]>([
  ["wide code", <CodeFigure key="" language="ruby" wide code={code} />, "Ruby"],
  ["a wide file", <CodeFigure key="" language="ruby" title="a.rb" wide code={code} />, "a.rb"],
  ["a table", <Table key="" />, "Table"],
  ["a drawing", <Diagram key="" />, "Diagram"],
])("has %s reached by a keyboard in the HTML already, by its name", (_case, element, name) => {
  const html = renderToStaticMarkup(element);
  expect(html).toMatch(
    new RegExp(`data-scrolls="${name}" tabindex="0" role="group" aria-label="${name}, scrolls`, "i"),
  );
});

it("has no stop of the keyboard at code that no phone is too narrow for", () => {
  const html = renderToStaticMarkup(<CodeFigure language="ruby" code={code} />);
  expect(html).not.toContain("tabindex");
});
