import { contentWith } from "../../../test/soundSite";
import { checkDocsData } from "./checkDocsData";

it("[row 24] tells that the data of the docs is missing", () => {
  const nothing = contentWith({
    "content/docs/article/start.mdx": null,
    "content/docs/api/clock.mdx": null,
  });
  expect(checkDocsData(nothing)).toMatchObject([{ file: "content/docs", rule: "docs-missing" }]);
  expect(checkDocsData(contentWith())).toEqual([]);
});
