// [row 22]
import { queryOfAddress, searchAddress } from "./searchAddress";

it.each([
  ["a name", "Page#click", "/search?q=Page%23click"],
  ["several words", " get by role ", "/search?q=get+by+role"],
  ["nothing", "  ", "/search"],
])("has an address for %s", (_case, query, address) => {
  expect(searchAddress(query)).toBe(address);
});

it.each([
  ["a name", "?q=Page%23click", "Page#click"],
  ["several words", "?q=get+by+role", "get by role"],
  ["markup, undecoded a second time", "?q=%26lt%3Bscript%26gt%3B", "&lt;script&gt;"],
  ["what is no code", "?q=%E0%A4%A", "\ufffd%A"],
  ["no query", "?other=1", ""],
  ["an endless query", `?q=${"a".repeat(600)}`, "a".repeat(512)],
])("reads %s from an address", (_case, search, query) => {
  expect(queryOfAddress(search)).toBe(query);
});
