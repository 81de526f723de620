import { readFileSync, readdirSync } from "node:fs";
import { outline } from "../../../test/contentFactories";
import { colorVariable } from "../../theme/theme";
import { lightColors } from "../../theme/tokens";
import { parseDiagram } from "./diagram";

const path = "static/diagrams/a.svg";

it("reads shapes and texts, and leaves out what only a file needs", () => {
  const text =
    '<?xml version="1.0"?>\n<!-- Drawn by hand. -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <g stroke-width="2">\n    <rect x="1"/>\n    <text>Ruby <tspan>process</tspan></text>\n  </g>\n</svg>\n';
  const { diagram, problems } = parseDiagram({ path, text });
  expect(problems).toEqual([]);
  expect(diagram && outline(diagram, "xmlns", "viewBox", "strokeWidth", "x")).toBe(
    "svg[viewBox=0 0 9 9](g[strokeWidth=2](rect[x=1](), text(Ruby , tspan(process))))",
  );
});

it.each([
  ["a script", '<svg viewBox="0 0 9 9">\n<script>1</script></svg>', "2 diagram-element"],
  ["a style", '<svg viewBox="0 0 9 9"><style>a{}</style></svg>', "1 diagram-element"],
  ["a picture in it", '<svg viewBox="0 0 9 9">\n\n<image/></svg>', "3 diagram-element"],
  ["an id", '<svg viewBox="0 0 9 9">\n<rect id="a"/></svg>', "2 diagram-attribute"],
  [
    "a style attribute",
    '<svg viewBox="0 0 9 9"><g style="fill:red"/></svg>',
    "1 diagram-attribute",
  ],
  [
    "text that is smaller than any of the site's",
    '<svg viewBox="0 0 9 9" font-size="14">\n<g font-size="12"/></svg>',
    "2 diagram-text",
  ],
  ["text of a size that is no number", '<svg font-size="0.9em"/>', "1 diagram-text"],
  ["a handler", '<svg viewBox="0 0 9 9" onload="a()"></svg>', "1 diagram-attribute"],
])("does not take %s", (_case, text, expected) => {
  const { diagram, problems } = parseDiagram({ path, text });
  expect(diagram).toBeNull();
  expect(problems.map(({ line, rule }) => `${line} ${rule}`)).toEqual([expected]);
});

describe.each(readdirSync("static/diagrams"))("the diagram %s", (file) => {
  const text = readFileSync(`static/diagrams/${file}`, "utf8");

  it("can be read, and fits a phone of 390 pixels", () => {
    expect(parseDiagram({ path: `static/diagrams/${file}`, text }).problems).toEqual([]);
    expect(Number(/viewBox="0 0 (\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(358);
  });

  it("takes its colours from the theme, and those of the light mode where it stands alone", () => {
    const names = Object.keys(lightColors) as (keyof typeof lightColors)[];
    const allowed = names.map((name) => `var(${colorVariable(name)}, ${lightColors[name]})`);
    const used = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = ""]) => color);
    expect(used.filter((color) => color !== "none" && !allowed.includes(color))).toEqual([]);
  });
});
