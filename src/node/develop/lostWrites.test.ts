import { createLostWriteFinder, type DiskFile } from "./lostWrites";

const path = "/site/content/docs/page.mdx";

function finderOf(disk: Record<string, DiskFile>) {
  const find = createLostWriteFinder((asked) => disk[asked] ?? null);
  return (digest: string, now: number) =>
    find([{ path, digest }], now).lost.map((file) => file.path);
}

function file(text: string, stamp = text): DiskFile {
  return { stamp, digest: () => text };
}

it("finds a file whose node stays behind what the disk has, once it had time to arrive", () => {
  const find = finderOf({ [path]: file("new") });
  expect(find("old", 0)).toEqual([]);
  expect(find("old", 500)).toEqual([]);
  expect(find("old", 1_000)).toEqual([path]);
});

it("asks less and less often for one that does not come", () => {
  const find = finderOf({ [path]: file("new") });
  const times = Array.from({ length: 120 }, (_, index) => index * 500);
  const found = times.filter((now) => find("old", now).length > 0);
  expect(found).toEqual([1_000, 3_000, 7_000, 15_000, 31_000, 47_000]);
});

it("names what is late at once, so that it is looked at again soon", () => {
  const find = createLostWriteFinder(() => file("new"));
  const late = { path, digest: "old" };
  const current = { path: "/site/content/other.mdx", digest: "new" };
  expect(find([late, current], 0)).toEqual({ late: [late], lost: [] });
  expect(find([late, current], 1_000)).toEqual({ late: [late], lost: [late] });
});

it("is content with a node that arrives in time, and starts anew with the next write", () => {
  const disk = { [path]: file("new") };
  const find = finderOf(disk);
  expect(find("old", 0)).toEqual([]);
  expect(find("new", 900)).toEqual([]);
  disk[path] = file("newer");
  expect(find("new", 1_500)).toEqual([]);
  expect(find("new", 2_500)).toEqual([path]);
});

it("reads a file again only where it or its node has changed", () => {
  const digest = jest.fn(() => "same");
  const find = finderOf({ [path]: { stamp: "1", digest } });
  find("same", 0);
  find("same", 500);
  expect(digest).toHaveBeenCalledTimes(1);
  find("other", 1_000);
  expect(digest).toHaveBeenCalledTimes(2);
});

it("leaves files alone that are gone", () => {
  const find = finderOf({});
  expect(find("old", 0)).toEqual([]);
  expect(find("old", 5_000)).toEqual([]);
});
