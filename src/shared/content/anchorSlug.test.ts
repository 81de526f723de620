import { anchorSlug } from "./anchorSlug";

it.each([
  ["On Alpine", "on-alpine"],
  ["net::ERR_FAILED after route_from_har", "neterr_failed-after-route_from_har"],
  ["cannot load such file -- puma", "cannot-load-such-file----puma"],
  ["ページ!", "ページ"],
])("gives %j the id %s", (heading, id) => {
  expect(anchorSlug(heading)).toBe(id);
});
