import { readSources } from "./readSources";

it.each([
  ["a member", ["Browser#new_page"], ["Browser#new_page"]],
  [
    "a member that also takes a block",
    ["Browser#new_page", "Browser#new_page {block}"],
    ["Browser#new_page"],
  ],
  ["a member that only yields", ["Browser#each {block}"], ["Browser#each"]],
  ["an event", ["Page event popup"], ["Page → popup"]],
  ["nothing", [], []],
])("reads %s", (_case, entries, expected) => {
  const texts = readSources(entries).map(({ code, event }) =>
    event === null ? code : `${code} → ${event}`,
  );
  expect(texts).toEqual(expected);
});
