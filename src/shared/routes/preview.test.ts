import { previewPath } from "./preview";

it.each([
  ["/docs/api/page", "/preview/api/page.json"],
  ["/docs/api/experimental/android", "/preview/api/experimental/android.json"],
])("puts the previews of %s beside the pages", (page, path) => {
  expect(previewPath(page)).toBe(path);
});
