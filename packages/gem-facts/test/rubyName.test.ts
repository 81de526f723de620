import naming from "../../../content/api/facts/page.json";
import { aliasNames, rubyName, snakeCase } from "../src/facts/rubyName";

it.each([
  ["setInputFiles", "set_input_files"],
  ["isVisible", "visible?"],
  ["setExtraHTTPHeaders", "set_extra_http_headers"],
  ["newCDPSession", "new_cdp_session"],
  ["postDataJSON", "post_data_json"],
  ["continue_", "continue"],
  ["send", "send_message"],
  ["tap", "tap_point"],
])("calls %s %s in Ruby", (name, expected) => {
  expect(rubyName(name)).toBe(expected);
});

it("has the names of the real library's members", () => {
  const plain = naming.methods.filter(
    ({ kind, implemented, playwrightName }) =>
      kind === "property" && implemented && playwrightName !== null,
  );
  expect(plain.length).toBeGreaterThan(5);
  for (const { name, playwrightName } of plain) expect(rubyName(playwrightName ?? "")).toBe(name);
});

it.each([
  ["APIRequestContext", "api_request_context"],
  ["CDPSession", "cdp_session"],
  ["JSHandle", "js_handle"],
  ["WebStorage", "web_storage"],
])("puts %s into %s", (name, expected) => {
  expect(snakeCase(name)).toBe(expected);
});

it.each([
  ["set_mode", 1, 0, false, ["mode="]],
  ["set_mode", 2, 0, false, []],
  ["get_attribute", 1, 1, false, ["[]"]],
  ["get_mode", 0, 0, false, ["mode"]],
  ["get_by_test_id", 1, 0, false, ["get_by_testid"]],
])("knows other names of %s with %i arguments", (name, required, optional, block, expected) => {
  expect(aliasNames(name, required, optional, block)).toEqual(expected);
});
