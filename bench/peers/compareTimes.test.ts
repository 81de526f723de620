import { compareTimes } from "./measureTimes";

it("lays medians side by side, each with what it is to the first site's", () => {
  const rows = compareTimes(
    new Map([
      ["This site", [{ "LCP, ms": 900 }, { "LCP, ms": 1100 }, { "LCP, ms": 1000 }]],
      ["Starlight", [{ "LCP, ms": 1240.04 }, { "LCP, ms": 1300 }, { "LCP, ms": 1250 }]],
    ]),
  );
  expect(rows).toEqual({ "LCP, ms": { "This site": "1000 (1.00×)", Starlight: "1250 (1.25×)" } });
});

it("has no number where a site has none, and no ratio to nothing", () => {
  const rows = compareTimes(
    new Map([
      ["This site", [{ "TBT, ms": 0, "a word to its result, ms": 10.26 }]],
      ["Docusaurus", [{ "TBT, ms": 300 }]],
    ]),
  );
  expect(rows).toEqual({
    "TBT, ms": { "This site": "0", Docusaurus: "300" },
    "a word to its result, ms": { "This site": "10.3 (1.00×)", Docusaurus: "none" },
  });
});
