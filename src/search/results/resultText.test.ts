import { someSearchEntries } from "../../../test/searchEntries";
import { matchPattern } from "./matches";
import { resultText } from "./resultText";

const options = Array.from({ length: 40 }, (_, index) => `option${index}: nil`);
const call = `browser.new_context(${options.join(", ")})`;

it.each([
  ["its beginning where nothing of it is asked for", "zebra", /^browser\.new_context\(.* …$/],
  ["the part around what is asked for", "option30", /^… .*option30: nil.* …$/],
])("shows of a long call %s", (_case, query, shown) => {
  const [member] = someSearchEntries.filter(({ kind }) => kind === "member");
  if (!member) throw new Error("There is no member.");
  const { line, isCall } = resultText({ ...member, signature: call }, matchPattern(query));
  expect(isCall).toBe(true);
  expect(line).toMatch(shown);
  expect(line.length).toBeLessThan(150);
});
