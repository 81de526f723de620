import type { ApiIndexEntry } from "../../shared/api/apiIndex";
import { filterApiIndex } from "./filterApiIndex";

function entry(name: string, ...owners: string[]): ApiIndexEntry {
  const targets = owners.map((owner) => ({
    owner,
    path: `/docs/api/${owner.toLowerCase()}#${name}`,
    jsName: name === "wait_for_url" ? "waitForURL" : null,
    warning: null,
  }));
  return { name, kinds: ["method"], targets };
}

const entries = [
  entry("[]", "Locator"),
  entry("click", "Locator", "Page"),
  entry("Clock"),
  entry("goto", "Frame", "Page"),
  entry("wait_for_url", "Page"),
];

it.each([
  [
    "nothing is asked for",
    "",
    ["[] Locator", "click Locator Page", "Clock", "goto Frame Page", "wait_for_url Page"],
  ],
  ["a name is asked for", "got", ["goto Frame Page"]],
  ["a name of JavaScript is asked for", "waitForURL", ["wait_for_url Page"]],
  ["a member of a class is asked for", "Page#goto", ["goto Page"]],
  ["a class is asked for", "frame", ["goto Frame"]],
  ["nothing of it is there", "teleport", []],
])("leaves what fits when %s", (_case, query, left) => {
  const found = filterApiIndex(entries, query).map(({ name, targets }) =>
    [name, ...targets.map(({ owner }) => owner)].join(" "),
  );
  expect(found).toEqual(left);
});
