import { classJson } from "../../../test/factsFactories";
import { libraryDigest, readLibrary } from "./library";

const facts = (name: string) =>
  JSON.stringify(classJson({ class: name, path: name.toLowerCase() }));

it("reads the same facts once, and tells others apart", () => {
  const library = readLibrary([facts("Page"), facts("Clock")]);
  expect(readLibrary([facts("Page"), facts("Clock")])).toBe(library);
  const other = readLibrary([facts("Page")]);
  expect(libraryDigest(other)).not.toBe(libraryDigest(library));
  expect(libraryDigest({ ...library })).toBeNull();
});
