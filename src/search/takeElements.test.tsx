import { takeElements } from "./takeElements";

function openParts(count: number) {
  const parent = document.createElement("ul");
  const parts: { element: HTMLElement }[] = [];
  const take = (wanted: number) =>
    takeElements(parent, parts, wanted, () => ({ element: document.createElement("li") }));
  take(count);
  return { parent, parts, take };
}

it("puts others after what is there, which it keeps", () => {
  const { parent, parts, take } = openParts(2);
  const before = [...parent.children];
  take(4);
  expect([...parent.children].slice(0, 2)).toEqual(before);
  expect(parts.map(({ element }) => element)).toEqual([...parent.children]);
  expect(parts).toHaveLength(4);
});

it("takes away the last one each time, behind which nothing is left to be styled anew", async () => {
  const { parent, parts, take } = openParts(4);
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((seen) => records.push(...seen));
  observer.observe(parent, { childList: true });
  take(1);
  await Promise.resolve();
  expect(parts.map(({ element }) => element)).toEqual([...parent.children]);
  expect(records.map(({ nextSibling }) => nextSibling)).toEqual([null, null, null]);
});
