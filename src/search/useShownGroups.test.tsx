import { act, fireEvent, renderHook } from "@testing-library/react";
import { someSearchEntries } from "../../test/searchEntries";
import { groupEntries, sizeOf } from "./groupEntries";
import { useShownGroups } from "./useShownGroups";

const [entry] = someSearchEntries;
if (!entry) throw new Error("There are no entries.");

/** Groups of so many entries each. */
const groupsOf = (...sizes: number[]) =>
  sizes.flatMap((size, page) =>
    groupEntries(
      Array.from({ length: size }, (_, index) => ({ ...entry, url: `/docs/${page}#${index}` })),
    ),
  );

/** In rem: for nine entries of one page, and fewer of several. */
const room = 30;

beforeEach(() => jest.useFakeTimers());

const frame = () => act(() => jest.advanceTimersByTime(20));
const rest = () => act(() => jest.advanceTimersByTime(1000));

it.each([
  ["groups that fit into the beginning", groupsOf(1, 2, 3, 6), [3, 7, 12]],
  ["a first group that does not", groupsOf(6, 5), [4, 8, 11]],
  ["what the first screen has room for", groupsOf(2, 3, 2), [2, 7, 7]],
  ["what the beginning has room for", groupsOf(1, 3), [4, 4, 4]],
  ["nothing", [], [0, 0, 0]],
])("shows %s at once, a screen in the next frame, and the rest later", (_case, groups, sizes) => {
  const { result } = renderHook(() => useShownGroups(groups, 0, room));
  const size = () => sizeOf(result.current);
  const seen = [size()];
  frame();
  seen.push(size());
  rest();
  seen.push(size());
  expect(seen).toEqual(sizes);
});

it.each([
  ["after", () => rest()],
  ["before", () => undefined],
])("shows the first screen of other groups at once %s the list is whole", (_case, pass) => {
  const { result, rerender } = renderHook(({ groups }) => useShownGroups(groups, 0, room), {
    initialProps: { groups: groupsOf(4, 8) },
  });
  pass();
  rerender({ groups: groupsOf(4, 7) });
  expect(sizeOf(result.current)).toBe(8);
  rest();
  expect(sizeOf(result.current)).toBe(11);
});

it.each([
  ["scrolls", "scroll", 12],
  ["points", "pointerDown", 8],
] as const)("shows the rest at once or later where a reader %s", (_case, sign, size) => {
  const groups = groupsOf(4, 8);
  const { result } = renderHook(() => useShownGroups(groups, 0, room));
  frame();
  fireEvent[sign](document.body);
  expect(sizeOf(result.current)).toBe(size);
});

it.each([
  ["a dialog that is not measured yet", null, 9],
  ["less room than the beginning takes", 4, 4],
])("shows a first screen for %s", (_case, height, size) => {
  const { result } = renderHook(() => useShownGroups(groupsOf(4, 8), 0, height));
  frame();
  expect(sizeOf(result.current)).toBe(size);
});

it("shows all at once where the active entry is beyond the beginning", () => {
  const groups = groupsOf(4, 8);
  const { result } = renderHook(() => useShownGroups(groups, 4, room));
  expect(sizeOf(result.current)).toBe(12);
});
