/** The settings by which Algolia ranks and filters our records; sent with each push. */
export const algoliaIndexSettings = {
  searchableAttributes: [
    "unordered(member)",
    "unordered(js_name)",
    "unordered(aliases)",
    "unordered(names)",
    "unordered(phrases)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl0)",
    "unordered(options)",
    "content",
  ],
  attributesForFaceting: ["language", "version", "type", "kind", "class"],
  attributeForDistinct: "url_without_anchor",
  distinct: 4,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  attributesToHighlight: [],
  attributesToSnippet: [],
  separatorsToIndex: "_$",
  // A pasted message has words, such as paths, that no record has.
  removeWordsIfNoResults: "allOptional",
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 9,
  ignorePlurals: ["en"],
  queryLanguages: ["en"],
};
