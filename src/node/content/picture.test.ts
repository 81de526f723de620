import { readFileSync } from "node:fs";
import { aDocument, outline } from "../../../test/contentFactories";
import { parsePicture, renderPictures, type Picture } from "./picture";

const bytes = Buffer.from('<svg viewBox="0 0 40 20"><rect/></svg>');

function renderOutline(body: string, picture: Picture | null): string {
  const tree = renderPictures(aDocument(body).tree, () => picture);
  return outline(tree, "alt", "ariaLabel", "role", "src", "width", "height", "loading");
}

it("gives a picture its size, and lets it load when it comes into view", () => {
  const picture = parsePicture({ path: "/a.svg", bytes });
  expect(renderOutline("![A box](/a.svg)\n", picture)).toBe(
    "p(img[alt=A box][src=/a.svg][width=40][height=20][loading=lazy]())",
  );
});

it("puts a diagram into the page, named by its alternative text", () => {
  const picture = parsePicture({ path: "/diagrams/a.svg", bytes });
  expect(renderOutline("![A box](/diagrams/a.svg)\n", picture)).toBe(
    "p(svg[ariaLabel=A box][role=img][width=40][height=20](rect()))",
  );
});

it("leaves alone what has no size", () => {
  expect(renderOutline("![A box](/a.svg)\n", null)).toBe("p(img[alt=A box][src=/a.svg]())");
});

it.each([
  ["a PNG", readFileSync("static/og.png"), true],
  ["an SVG by its own size", Buffer.from('<svg width="4" height="2"></svg>'), true],
  ["an SVG without one", Buffer.from("<svg></svg>"), false],
  ["a text", Buffer.from("Text."), false],
  ["nothing", Buffer.from(""), false],
])("reads the size of %s", (_case, file, isKnown) => {
  const picture = parsePicture({ path: "/a.png", bytes: file });
  expect(picture !== null).toBe(isKnown);
});
