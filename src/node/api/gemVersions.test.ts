import { gemVersionsFile, parseGemVersions } from "./gemVersions";

const release = {
  gem: "1.61.0",
  released: "2026-07-04",
  playwright: "1.61.1",
  ruby: ">= 2.4",
  node: "18",
};

function parse(text: string) {
  return parseGemVersions({ path: gemVersionsFile, text });
}

it("reads releases", () => {
  const old = { gem: "0.0.1", released: "2021-01-08", playwright: null, ruby: null, node: null };
  expect(parse(JSON.stringify([release, old]))).toEqual({ versions: [release, old], problems: [] });
});

it.each([
  ["no JSON", "[", "Not JSON"],
  ["a number that is none", JSON.stringify([{ ...release, gem: "latest" }]), "0.gem"],
  ["a day that is none", JSON.stringify([{ ...release, released: "2026-13-01" }]), "0.released"],
  ["a field too many", JSON.stringify([{ ...release, note: "" }]), "note"],
])("tells of %s", (_case, text, message) => {
  const { versions, problems } = parse(text);
  expect(versions).toEqual([]);
  expect(problems).toMatchObject([{ file: gemVersionsFile, line: 1, rule: "gem-versions" }]);
  expect(problems[0]?.message).toContain(message);
});
