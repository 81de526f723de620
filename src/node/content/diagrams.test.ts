import { readFileSync, readdirSync } from "node:fs";
import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { outline } from "../../../test/contentFactories";
import { colorVariable } from "../../theme/theme";
import { lightColors } from "../../theme/tokens";
import { parseDiagram } from "./picture";

it("reads shapes and texts, and leaves out what only a file needs", () => {
  const text =
    '<?xml version="1.0"?>\n<!-- Drawn by hand. -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n  <g stroke-width="2">\n    <rect x="1"/>\n    <text>Ruby <tspan>process</tspan></text>\n  </g>\n</svg>\n';
  const diagram = parseDiagram(text);
  expect(diagram && outline(diagram, "xmlns", "viewBox", "strokeWidth", "x")).toBe(
    "svg[viewBox=0 0 9 9](g[strokeWidth=2](rect[x=1](), text(Ruby , tspan(process))))",
  );
});

describe.each(readdirSync("static/diagrams"))("the diagram %s", (file) => {
  const text = readFileSync(`static/diagrams/${file}`, "utf8");

  it("fits a phone of 390 pixels", () => {
    expect(Number(/viewBox="0 0 (\d+)/.exec(text)?.[1])).toBeLessThanOrEqual(358);
  });

  it("holds no scripts, styles, handlers or ids, which a strict policy or the page around it would not bear", () => {
    const diagram = parseDiagram(text);
    const elements: Element[] = [];
    if (diagram) visit(diagram, "element", (element) => void elements.push(element));
    expect(elements.map(({ tagName }) => tagName)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:script|style|image|foreignObject)$/)]),
    );
    const names = elements.flatMap(({ properties }) => Object.keys(properties));
    expect(names.filter((name) => /^(?:id|style|on.*)$/i.test(name))).toEqual([]);
  });

  it("has no text that is smaller than any of the site's", () => {
    const sizes = [...text.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size));
    expect(sizes.filter((size) => !(size >= 13))).toEqual([]);
  });

  it("takes its colours from the theme, and those of the light mode where it stands alone", () => {
    const names = Object.keys(lightColors) as (keyof typeof lightColors)[];
    const allowed = names.map((name) => `var(${colorVariable(name)}, ${lightColors[name]})`);
    const used = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = ""]) => color);
    expect(used.filter((color) => color !== "none" && !allowed.includes(color))).toEqual([]);
  });
});
