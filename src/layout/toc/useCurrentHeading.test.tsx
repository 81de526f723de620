// [row 16]
import { stubHeadings } from "../../../test/stubBrowser";
import { currentHeading } from "./useCurrentHeading";

const ids = ["first", "second", "third"];

beforeEach(() => {
  document.body.innerHTML = "";
  window.innerHeight = 800;
});

it.each([
  ["above the first", { first: 201, second: 600, third: 900 }, undefined],
  ["at the line", { first: 200, second: 600, third: 900 }, "first"],
  ["the last of several above the line", { first: -900, second: -5, third: 201 }, "second"],
  ["below the last", { first: -9000, second: -5000, third: -400 }, "third"],
])("is what is read %s", (_place, tops, current) => {
  stubHeadings(ids)(tops);

  expect(currentHeading(ids)).toBe(current);
});

it("passes over headings that are not rendered as yet", () => {
  stubHeadings(["first", "third"])({ first: -200, third: 100 });

  expect(currentHeading(ids)).toBe("third");
});

it.each([
  ["above the line", -50, "second"],
  ["below it", 900, "first"],
])("takes the section's place for one that is not laid out %s", (_place, top, current) => {
  stubHeadings(ids)({ first: -400, second: 0, third: 900 });
  putInSection("second", top, (options) => options?.contentVisibilityAuto !== true);

  expect(currentHeading(ids)).toBe(current);
});

it("passes over one that is hidden, as in a tab", () => {
  stubHeadings(ids)({ first: -400, second: 0, third: 900 });
  putInSection("second", -50, () => false);

  expect(currentHeading(ids)).toBe("first");
});

function putInSection(id: string, top: number, isVisible: Element["checkVisibility"]): void {
  const heading = document.getElementById(id);
  const section = document.createElement("section");
  if (!heading) throw new Error(`No heading ${id}.`);
  heading.replaceWith(section);
  section.append(heading);
  section.checkVisibility = () => true;
  section.getBoundingClientRect = () => new DOMRect(0, top);
  heading.checkVisibility = isVisible;
}
