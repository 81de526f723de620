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
  putInSection("second", top).style.setProperty("content-visibility", "auto");

  expect(currentHeading(ids)).toBe(current);
});

it("passes over one that is hidden, as in a tab", () => {
  stubHeadings(ids)({ first: -400, second: 0, third: 900 });
  putInSection("second", -50);

  expect(currentHeading(ids)).toBe("first");
});

it("asks no heading for its place that the browser has not laid out, nor whether it is hidden", () => {
  stubHeadings(ids)({ first: -400, second: 0, third: 900 });
  putInSection("second", -50);
  const place = jest.spyOn(headingOf("second"), "getBoundingClientRect");

  currentHeading(ids);

  expect(jest.mocked(headingOf("second").checkVisibility).mock.calls).toEqual([
    [{ contentVisibilityAuto: true }],
  ]);
  expect(place).not.toHaveBeenCalled();
});

/** Puts a heading that is not laid out into a section that is, and returns the section. */
function putInSection(id: string, top: number): HTMLElement {
  const heading = headingOf(id);
  const section = document.createElement("section");
  heading.replaceWith(section);
  section.append(heading);
  section.checkVisibility = () => true;
  section.getBoundingClientRect = () => new DOMRect(0, top);
  heading.checkVisibility = jest.fn(() => false);
  return section;
}

function headingOf(id: string): HTMLElement {
  const heading = document.getElementById(id);
  if (!heading) throw new Error(`No heading ${id}.`);
  return heading;
}
