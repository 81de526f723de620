import { classJson } from "../../test/factsFactories";
import { parseLibraryFacts } from "../../packages/example-check/src/facts/libraryFacts";
import { forgetParsedLibraries, libraryDigest, readLibrary } from "./library";

jest.mock("../../packages/example-check/src/facts/libraryFacts", () => {
  const actual = jest.requireActual<{ parseLibraryFacts: typeof parseLibraryFacts }>(
    "../../packages/example-check/src/facts/libraryFacts",
  );
  return { ...actual, parseLibraryFacts: jest.fn(actual.parseLibraryFacts) };
});

const facts = (name: string) =>
  JSON.stringify(classJson({ class: name, path: name.toLowerCase() }));

it("reads the same facts once, and tells others apart", () => {
  const library = readLibrary([facts("Page"), facts("Clock")]);
  expect(readLibrary([facts("Page"), facts("Clock")])).toBe(library);
  const other = readLibrary([facts("Page")]);
  expect(libraryDigest(other)).not.toBe(libraryDigest(library));
  expect(libraryDigest({ ...library })).toBeNull();
});

it("parses facts when they are looked at, and after it has forgotten them once more", () => {
  const library = readLibrary([facts("Frame"), facts("Locator")]);
  expect(parseLibraryFacts).not.toHaveBeenCalled();
  const look = () => library.classes.get("Locator")?.path;
  expect([look(), look()]).toEqual(["locator", "locator"]);
  expect(parseLibraryFacts).toHaveBeenCalledTimes(1);
  forgetParsedLibraries();
  expect(look()).toBe("locator");
  expect(parseLibraryFacts).toHaveBeenCalledTimes(2);
});

it("reads the facts of every class, however many there are", () => {
  const names = Array.from({ length: 150 }, (_, index) => `Class${index}`);
  expect([...readLibrary(names.map(facts)).classes.keys()]).toEqual(expect.arrayContaining(names));
});
