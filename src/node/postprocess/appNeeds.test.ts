import { appNeeds, pageDataPath } from "./appNeeds";

const stats = {
  namedChunkGroups: { page: { assets: [{ name: "shared-1.js" }, { name: "page-1.js" }] } },
};

it("names the page's scripts and data, below the site's prefix", () => {
  const file = { path: "/docs/a", componentChunkName: "page", staticQueryHashes: ["12"] };
  expect(appNeeds(file, stats, "/base")).toEqual({
    scripts: ["/base/shared-1.js", "/base/page-1.js"],
    data: [
      "/base/page-data/docs/a/page-data.json",
      "/base/page-data/app-data.json",
      "/base/page-data/sq/d/12.json",
    ],
  });
});

it.each([
  ["/", "/page-data/index/page-data.json"],
  ["/docs/a", "/page-data/docs/a/page-data.json"],
  ["/docs/a/", "/page-data/docs/a/page-data.json"],
  ["/404.html", "/page-data/404.html/page-data.json"],
])("finds the data of %s", (path, file) => {
  expect(pageDataPath(path)).toBe(file);
});
